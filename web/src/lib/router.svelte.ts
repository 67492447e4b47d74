import { build } from './build.svelte'
import { parse, pathOf, type Route } from './route'

class Router {
  now: Route = $state.raw(parse(location.href, document.baseURI))

  constructor() {
    addEventListener('popstate', () => {
      this.now = parse(location.href, document.baseURI)
    })
  }

  href(route: Route): string {
    return new URL(pathOf(route), document.baseURI).toString()
  }

  /** `top` off: the page goes where the address leads by itself. */
  go(route: Route, top = true): void {
    if (build.isOld) {
      build.renew(this.href(route))
      return
    }
    history.pushState(null, '', this.href(route))
    this.now = route
    if (top) scrollTo(0, 0)
  }

  /** Another page in place of this one, also for the way back. */
  instead(route: Route): void {
    this.note(route)
    this.now = route
  }

  /** The address changes, the page stays: a replay's step. */
  note(route: Route): void {
    history.replaceState(null, '', this.href(route))
  }

  /** For a link: plain clicks stay in the page, the rest is the browser's. */
  follow = (event: MouseEvent, route: Route): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    this.go(route)
  }
}

export const router = new Router()
