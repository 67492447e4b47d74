/** Which build this page is of, and which the server has: an old page makes way for the new one. */
const HEADER = 'misto-build'
const RENEWED = 'misto-renewed'
const SOON = 10_000
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel']

class Build {
  /** as the last answer of the server said */
  servers = $state('')

  get mine(): string {
    return document.querySelector<HTMLMetaElement>(`meta[name=${HEADER}]`)?.content ?? ''
  }

  hears(answer: Response): void {
    const said = answer.headers?.get(HEADER)
    if (said) this.servers = said
  }

  /** Whether the server has another page. One that stays old though it was loaded anew is left in peace. */
  get isOld(): boolean {
    return (
      this.servers !== '' &&
      this.mine !== '' &&
      this.servers !== this.mine &&
      sessionStorage.getItem(RENEWED) !== this.servers
    )
  }

  /** Loads the new page, here or at another address. */
  renew(href = location.href): void {
    sessionStorage.setItem(RENEWED, this.servers)
    if (href === location.href) location.reload()
    else location.assign(href)
  }

  /** Loads the new page when nobody has touched anything for so many ms, nor is writing. Returns what calls that off. */
  renewAtRest(ms: number): () => void {
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => (isWriting() ? wait() : this.renew()), ms)
    }
    const hear = (on: typeof addEventListener) => TOUCHES.forEach((touch) => on(touch, wait, true))
    hear(addEventListener)
    wait()
    return () => {
      clearTimeout(timer)
      hear(removeEventListener)
    }
  }

  /** A part of this page is gone: the new page has it. Once, lest a broken server keep the page turning. */
  partGone(now = Date.now()): boolean {
    const last = Number(sessionStorage.getItem('misto-part-gone') ?? 0)
    if (now - last < SOON) return false
    sessionStorage.setItem('misto-part-gone', String(now))
    location.reload()
    return true
  }
}

export const build = new Build()

/** Whether somebody is writing: then nothing is taken from under their hands. */
function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false
}
