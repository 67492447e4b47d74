/** The browser's offer to install the page as an app, kept until somebody presses the button. */

/** Chromium's event; others do not offer it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

class Install {
  private offer: InstallOffer | null = $state.raw(null)

  get isOffered(): boolean {
    return this.offer !== null
  }

  /** Listens from the start: the offer comes once, before anything is drawn. */
  watch(at: Pick<EventTarget, 'addEventListener'> = globalThis): void {
    at.addEventListener('beforeinstallprompt', (e) => {
      e.preventDefault()
      this.offer = e as InstallOffer
    })
    at.addEventListener('appinstalled', () => (this.offer = null))
  }

  /** An offer can be shown once; if it is declined, the browser makes another when it sees fit. */
  async ask(): Promise<void> {
    const offer = this.offer
    this.offer = null
    await offer?.prompt()
  }
}

export const install = new Install()
