/** Calls about people's own data, the server's door and the host's page. */
import { api } from './api'
import type { Account, BoardTable, DoorInfo, HostInfo, Me, NewToken, Privacy, Reach, TableInfo } from './wire'

export interface Notification {
  text: string
  uk: string
  ru: string
  en: string
  at: number | null
}

export const people = {
  account: () => api.call<Account>('GET', 'api/me/account'),
  signOut: (device: string) => api.call('DELETE', `api/me/devices/${device}`),
  makeToken: (name: string) => api.call<NewToken>('POST', 'api/me/tokens', { name }),
  revoke: (token: string) => api.call('DELETE', `api/me/tokens/${token}`),
  makeCode: () => api.call<{ code: string }>('POST', 'api/me/recovery-code'),
  recover: (code: string) => api.call<Me & { code: string }>('POST', 'api/recover', { code }),
  erase: () => api.call('POST', 'api/me/erase', { sure: true }),
  privacy: () => api.call<Privacy>('GET', 'api/privacy'),

  door: () => api.call<DoorInfo>('GET', 'api/door'),
  join: (code: string) => api.call<DoorInfo>('POST', 'api/join', { code }),
  board: () => api.call<BoardTable[]>('GET', 'api/board'),

  free: (id: string, seat: number) => api.call<TableInfo>('POST', `api/tables/${id}/free`, { seat }),
  bot: (id: string, seat: number, bot: string, name: string) =>
    api.call<TableInfo>('POST', `api/tables/${id}/bot`, { seat, bot, name }),
  reach: (id: string) => api.call<Reach>('GET', `api/tables/${id}/reach`),
  passOn: (id: string, seat: number) => api.call<TableInfo>('POST', `api/tables/${id}/pass-on`, { seat }),
  deleteTable: (id: string) => api.call('DELETE', `api/tables/${id}`),

  hostEnter: (key: string) => api.call('POST', 'api/host/enter', { token: key }),
  hostLeave: () => api.call('POST', 'api/host/leave'),
  host: () => api.call<HostInfo>('GET', 'api/host'),
  hostNotice: (notice: Partial<Notification>) => api.call<HostInfo>('POST', 'api/host/notice', notice),
  shutOut: (what: string, note: string) => api.call<HostInfo>('POST', 'api/host/shut-out', { what, note }),
  letIn: (what: string) => api.call<HostInfo>('POST', 'api/host/let-in', { what }),
  putAway: (id: string) => api.call('POST', `api/tables/${id}/put-away`),
  hostTidy: (status: string, days: number) => api.call<HostInfo>('POST', 'api/host/tidy', { status, days }),
  hostDelete: (id: string) => api.call<HostInfo>('DELETE', `api/host/tables/${id}`),
}
