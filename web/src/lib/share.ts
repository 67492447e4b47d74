/** Hands a link on by the system's own way to share, else to the clipboard; `kept` where neither was to be had. */
export async function share(url: string): Promise<'shared' | 'copied' | 'kept'> {
  if (navigator.share) {
    await navigator.share({ url, title: 'Misto' }).catch(() => undefined) // whoever changed their mind
    return 'shared'
  }
  try {
    // A page that came without encryption has no clipboard.
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'kept'
  }
}
