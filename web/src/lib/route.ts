/** Addresses of the page, relative to its base. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; invite: boolean; screen?: boolean }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; step: number | null; seat: number | null }
  | { page: 'claim'; token: string }
  | { page: 'rules'; game: string; table: string | null; at: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'about' }
  | { page: 'me' }
  | { page: 'privacy' }
  | { page: 'host'; key: string }
  | { page: 'lost' }

function whole(text: string | null): number | null {
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : null
}

export function parse(href: string, base: string): Route {
  const url = new URL(href)
  const root = new URL(base).pathname
  const path = (url.pathname.startsWith(root) ? url.pathname.slice(root.length) : url.pathname).replace(/^\/|\/$/g, '')
  const parts = path.split('/')
  if (path === '' || path === 'index.html') return { page: 'home' }
  if (parts[0] === 'new' && parts.length === 2)
    return {
      page: 'new',
      game: parts[1],
      invite: url.searchParams.has('invite'),
      ...(url.searchParams.has('screen') && { screen: true }),
    }
  if (parts[0] === 'claim') return { page: 'claim', token: url.hash.slice(1) || (url.searchParams.get('token') ?? '') }
  if (path === 'me' || path === 'privacy') return { page: path }
  if (path === 'host') return { page: 'host', key: url.hash.slice(1) }
  if (parts[0] === 'rules' && parts.length <= 2)
    return { page: 'rules', game: parts[1] ?? '', table: url.searchParams.get('table'), at: url.hash.slice(1) }
  if (parts[0] === 'learn' && (parts.length === 2 || parts.length === 3))
    return { page: 'learn', game: parts[1], lesson: parts[2] ?? 'main' }
  if (path === 'about') return { page: 'about' }
  if (parts[0] === 't' && parts.length === 2) return { page: 'table', id: parts[1] }
  if (parts[0] === 't' && parts[2] === 'replay') {
    const step = whole(url.searchParams.get('step'))
    return { page: 'replay', id: parts[1], step, seat: whole(url.searchParams.get('seat')) }
  }
  return { page: 'lost' }
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'new':
      return `new/${route.game}${route.invite ? '?invite' : route.screen ? '?screen' : ''}`
    case 'table':
      return `t/${route.id}`
    case 'replay': {
      const query = [
        route.step === null ? '' : `step=${route.step}`,
        route.seat === null ? '' : `seat=${route.seat}`,
      ].filter(Boolean)
      return `t/${route.id}/replay${query.length ? `?${query.join('&')}` : ''}`
    }
    case 'rules': {
      const table = route.table === null ? '' : `?table=${route.table}`
      return `rules${route.game && `/${route.game}`}${table}${route.at && `#${route.at}`}`
    }
    case 'learn':
      return `learn/${route.game}${route.lesson === 'main' ? '' : `/${route.lesson}`}`
    case 'about':
      return 'about'
    case 'me':
    case 'privacy':
      return route.page
    case 'host':
      return `host${route.key && `#${route.key}`}`
    case 'claim':
      return `claim#${route.token}`
    default:
      return ''
  }
}
