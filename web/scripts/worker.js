/** The service worker: the shell starts without a network. What the server says is never kept. */
const VERSION = '__VERSION__'
const FILES = __FILES__
const CACHE = `misto-${VERSION}`
const ROOT = new URL('./', self.location).pathname

self.addEventListener('install', (event) => {
  const fill = async () =>
    (await caches.open(CACHE)).addAll(FILES.map((f) => new Request(ROOT + f, { cache: 'no-cache' })))
  event.waitUntil(fill().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name.startsWith('misto-') && name !== CACHE) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(ROOT)) return
  const path = url.pathname.slice(ROOT.length)
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(path)) event.respondWith(kept(request, path))
})

/** Every address of the page is the same shell: fresh if the server answers, else as it was. */
async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(ROOT)) ?? Response.error()
  }
}

async function kept(request, path) {
  return (await caches.match(ROOT + path, { ignoreSearch: true })) ?? fetch(request)
}
