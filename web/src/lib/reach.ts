/** Who can open a link to this server. */
import { people } from './people'
import type { TableInfo } from './wire'

/** Whether a link leads to this computer only, wherever it is opened. */
export function isLocal(link: string): boolean {
  const { hostname } = new URL(link)
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** A link as other devices open it: where its address leads to this computer only, by the one that the table's host is
 *  told. */
export async function nearer(link: string, table: TableInfo): Promise<string> {
  const near = isLocal(link) && table.host ? (await people.reach(table.id).catch(() => null))?.links[0] : ''
  if (!near) return link
  // The way is the same wherever this computer is called from.
  const { pathname, search, hash } = new URL(link)
  return new URL(pathname + search + hash, near).href
}
