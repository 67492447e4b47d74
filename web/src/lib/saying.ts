/** Calls of talk. */
import { api } from './api'
import type { Sign } from './talk.svelte'
import type { TableInfo } from './wire'

export const saying = {
  /** Whoever only watches may have no name here yet. */
  async become(seat: number): Promise<void> {
    if (seat < 0) await api.setMe({})
  },
  async sign(id: string, seat: number, sign: Sign): Promise<void> {
    await saying.become(seat)
    await api.call('POST', `api/tables/${id}/sign`, { seat, sign })
  },
  async say(id: string, seat: number, text: string): Promise<void> {
    await saying.become(seat)
    await api.call('POST', `api/tables/${id}/say`, { seat, text })
  },
  allow: (id: string, chat: boolean, watchers: boolean) =>
    api.call<TableInfo>('POST', `api/tables/${id}/talk`, { chat, watchers_talk: watchers }),
}

/** Whether there is anybody to talk to, and whether this person may. */
export function mayTalk(table: TableInfo): boolean {
  const others = table.seats.some((s) => s.kind === 'person' && !s.mine)
  const sits = table.seats.some((s) => s.mine && !s.resigned)
  return sits ? others || table.watchers_talk : table.watchers_talk
}
