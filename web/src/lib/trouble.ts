/** Tells the host's log what broke in the page: the error and its place in the page's files, nothing of the person. */
const MOST = 5
let told = 0

/** Without what stands in quotes or looks like an address: there may be somebody's words or table in it. */
export function impersonal(text: string): string {
  return text
    .replace(/(["'«“‘`]).*?["'»”’`]/g, '…')
    .replace(/\b\w+:\/\/\S+/g, '…')
    .slice(0, 300)
}

/** The first places of a stack, as file:line:column. */
export function places(stack: string): string {
  const found = stack.match(/[\w.-]+\.(?:js|ts|svelte)(?:\?[^:)\s]*)?:\d+:\d+/g) ?? []
  return found.slice(0, 5).join(' ').slice(0, 300)
}

export function tellTrouble(error: unknown, build: string): void {
  if (told++ >= MOST) return
  const known = error instanceof Error ? error : new Error('no error')
  const body = {
    kind: known.name.slice(0, 60),
    text: impersonal(known.message),
    where: places(known.stack ?? ''),
    build,
  }
  void fetch(new URL('api/trouble', document.baseURI), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined)
}
