/** Web push in this browser: whether it can, whether it does, on and off. */
import { api } from './api'
import { prefs } from './prefs.svelte'
import type { BellInfo } from './wire'

export type Wishes = Pick<BellInfo, 'wanted' | 'quiet'> & { ntfy: boolean }

export const bells = {
  info: (table = '') => api.call<BellInfo>('GET', `api/me/bell?table=${encodeURIComponent(table)}`),
  wish: (wishes: Wishes) => api.call<BellInfo>('POST', 'api/me/bell', wishes),
  at: (table: string, wanted: boolean | null) => api.call('POST', `api/tables/${table}/bell`, { wanted }),
  add: (push: { endpoint: string; p256dh: string; auth: string }) =>
    api.call<BellInfo>('POST', 'api/me/bell/push', push),
  stop: (endpoint: string) => api.call<BellInfo>('POST', 'api/me/bell/push/stop', { endpoint }),
}

/** Why this browser cannot be told, or '' if it can. */
export function cannot(): '' | 'needs-https' | 'cannot' {
  if (!globalThis.isSecureContext) return 'needs-https'
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis ? '' : 'cannot'
}

/** Bytes of base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (c) => c.charCodeAt(0))
}

export function textOf(bytes: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

async function pushManager(): Promise<PushManager | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  return worker?.pushManager ?? null
}

/** Whether this browser takes notices under the server's present key. */
export async function isOn(key: string): Promise<boolean> {
  const found = cannot() ? null : await (await pushManager())?.getSubscription()
  const on = !!found && textOf(found.options.applicationServerKey) === key
  prefs.keep('push', on ? '1' : '0')
  return on
}

/** Lets this browser be told; the reason if it cannot be. */
export async function switchOn(key: string): Promise<BellInfo | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await navigator.serviceWorker.ready
  const manager = await pushManager()
  const old = await manager?.getSubscription()
  // One of another key than the server has now is of no use to it.
  if (old && textOf(old.options.applicationServerKey) !== key) await old.unsubscribe()
  let made: PushSubscription | undefined
  try {
    made = await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  } catch {
    return 'failed'
  }
  if (!made) return 'failed'
  const info = await bells.add({
    endpoint: made.endpoint,
    p256dh: textOf(made.getKey('p256dh')),
    auth: textOf(made.getKey('auth')),
  })
  prefs.keep('push', '1')
  return info
}

export async function switchOff(): Promise<BellInfo> {
  const found = await (await pushManager())?.getSubscription()
  await found?.unsubscribe()
  prefs.keep('push', '0')
  return await bells.stop(found?.endpoint ?? '-')
}
