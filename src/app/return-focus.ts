import { readLanguage } from '#domain/region/language.ts'

interface Page {
  readonly href: string
}

interface Navigation {
  readonly fromLocation?: Page | undefined
  readonly toLocation: Page
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
  /** By the address of the page that holds the link. */
  const followed = new Map<string, FollowedLink>()
  let pressed: Element | undefined

  // A press does not focus a link in every browser.
  document.addEventListener(
    'click',
    ({ target }) => void (pressed = target instanceof Element ? target : undefined),
    true,
  )

  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const from = fromLocation?.href
    if (from === undefined || from === toLocation.href) return
    const link = followedLink(pressed) ?? followedLink(document.activeElement ?? undefined)
    pressed = undefined
    if (link) followed.set(from, link)
  })

  router.subscribe('onRendered', ({ toLocation }) => {
    const { path, nth } = followed.get(toLocation.href) ?? {}
    if (path === undefined || nth === undefined || document.activeElement !== document.body) return
    linksTo(path)[nth]?.focus({ preventScroll: true })
  })
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

function pathOf({ pathname }: HTMLAnchorElement): string {
  return readLanguage(decodeURI(pathname)).page
}
