import { pathOf } from './picture-places.ts'

interface HistoryEntry {
  readonly state: { readonly __TSR_key?: string }
}

interface Navigation {
  readonly fromLocation?: HistoryEntry | undefined
  readonly toLocation: HistoryEntry
}

/** What is used of the app's router. */
interface ReturningRouter {
  subscribe(event: 'onBeforeNavigate' | 'onRendered', listener: (navigation: Navigation) => void): () => void
}

/** Of the links of a page to one address, the one that had the focus. */
interface FollowedLink {
  readonly path: string
  readonly nth: number
}

/**
 * Back on a page, the focus is on the link that was followed from it, as on a page that the browser itself returns to. A
 * card that was opened by another of its controls gets it on its link.
 */
export function returnFocus(router: ReturningRouter): void {
  /** By the entry of the history that holds the link. */
  const followed = new Map<string, FollowedLink>()
  let pressed: Element | undefined

  // A press does not focus a link in every browser.
  document.addEventListener(
    'click',
    ({ target }) => void (pressed = target instanceof Element ? target : undefined),
    true,
  )

  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const from = keyOf(fromLocation)
    if (from === undefined || from === keyOf(toLocation)) return
    const link = followedLink(pressed) ?? followedLink(document.activeElement ?? undefined)
    pressed = undefined
    if (link) followed.set(from, link)
  })

  router.subscribe('onRendered', ({ toLocation }) => {
    const { path, nth } = followed.get(keyOf(toLocation) ?? '') ?? {}
    if (path === undefined || nth === undefined || document.activeElement !== document.body) return
    linksTo(path)[nth]?.focus({ preventScroll: true })
  })
}

function keyOf(entry: HistoryEntry | undefined): string | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  return entry?.state.__TSR_key
}

function followedLink(element: Element | undefined): FollowedLink | undefined {
  const link = element?.closest('a') ?? element?.closest('article')?.querySelector<HTMLAnchorElement>('h3 a')
  if (!link) return undefined
  const path = pathOf(link)
  const nth = linksTo(path).indexOf(link)
  return nth === -1 ? undefined : { path, nth }
}

function linksTo(path: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter((link) => pathOf(link) === path)
}
