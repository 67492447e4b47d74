/** Whether a link leads to this computer only, wherever it is opened. */
export function isLocal(link: string): boolean {
  const { hostname } = new URL(link)
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
