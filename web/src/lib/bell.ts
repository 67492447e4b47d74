/** Says that it is my turn to whoever looks elsewhere: the tab's title and icon, a sound, a notification. */
import { t } from './i18n.svelte'
import { prefs } from './prefs.svelte'

/** The browser's side of it. */
export interface Face {
  isHidden: () => boolean
  show: (isMine: boolean) => void
  ring: (text: string) => void
}

export class Bell {
  private wasMine = false

  constructor(private readonly face: Face = tab) {}

  /** Rings once when the turn comes to somebody who does not look. */
  hears(isMine: boolean, question: () => string): void {
    this.face.show(isMine)
    const comes = isMine && !this.wasMine
    this.wasMine = isMine
    if (!comes || !this.face.isHidden()) return
    try {
      this.face.ring(question())
    } catch {
      // A browser that cannot ring must not keep the move from being shown.
    }
  }
}

const tab: Face = {
  isHidden: () => document.hidden,
  show: (isMine) => {
    const name = t('title')
    document.title = isMine ? `● ${t('your-turn')} · ${name}` : name
    const icon = document.getElementById('icon') as HTMLLinkElement | null
    if (icon) icon.href = isMine ? 'icon-turn.svg' : 'icon.svg'
  },
  ring: (text) => {
    if (prefs.sound) sound()
    // A browser that is told by push has its notice already.
    if (prefs.notify && prefs.kept('push') !== '1' && 'Notification' in window && Notification.permission === 'granted')
      new Notification(t('your-turn'), { body: text, icon: 'icon-192.png', tag: 'misto-turn' })
  },
}

function sound(): void {
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.frequency.value = 660
  gain.gain.setValueAtTime(0.12, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4)
  tone.connect(gain).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + 0.4)
}
