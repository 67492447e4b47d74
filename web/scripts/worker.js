/** The service worker: the shell starts without a network. What the server says is never kept. */
const VERSION = '__VERSION__'
const FILES = __FILES__
const CACHE = `misto-${VERSION}`
const ROOT = new URL('./', self.location).pathname

self.addEventListener('install', (event) => {
  const fill = async () =>
    (await caches.open(CACHE)).addAll(FILES.map((f) => new Request(ROOT + f, { cache: 'no-cache' })))
  // It waits until no page of the build before is open: their parts stay here as long.
  event.waitUntil(fill())
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

/** The server tells of a turn. A browser wants every notice shown, unless the table is in sight. */
self.addEventListener('push', (event) => {
  event.waitUntil(told(event.data))
})

async function told(data) {
  let note = {}
  try {
    note = data.json()
  } catch {
    // Not of our server's making: there is nothing to say, but something must be.
  }
  const address = new URL(ROOT + (note.url ?? ''), self.location).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some((page) => page.url.split(/[?#]/)[0] === address && page.visibilityState === 'visible')) return
  await self.registration.showNotification(note.title ?? 'Misto', {
    body: note.body ?? '',
    icon: ROOT + 'icon-192.png',
    badge: ROOT + 'icon-192.png',
    tag: note.table ?? 'misto',
    renotify: true,
    data: { address },
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(opened(event.notification.data?.address ?? ROOT))
})

/** The table's own tab if there is one, else a new one. */
async function opened(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => page.url.split(/[?#]/)[0] === address)
  await (there ? there.focus() : self.clients.openWindow(address))
}

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
