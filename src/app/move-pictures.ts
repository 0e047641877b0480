import { motionOff } from '#ui/motion.ts'
import { moved } from './moved-picture.ts'
import { mayMove, PATIENCE_MS } from './picture-move.ts'
import { isShown, leadOfPage, pictureBehind, pressedLink, type PressedLink } from './picture-places.ts'

interface HistoryEntry {
  readonly pathname: string
  readonly state: { readonly __TSR_key?: string }
}

/** What is used of the app's router. */
interface MovingRouter {
  /** Wraps the change from one page to the next. */
  startViewTransition: (update: () => Promise<void>) => Promise<void>
  subscribe(
    event: 'onBeforeNavigate',
    listener: (move: {
      readonly fromLocation?: HistoryEntry | undefined
      readonly toLocation: HistoryEntry
    }) => void,
  ): () => void
}

interface Move {
  readonly from: HTMLElement
  readonly findTarget: () => HTMLElement | undefined
  readonly at: number
}

/**
 * Moves the picture of a piece from its card, or from the quick view, to the gallery of its page, and back to where it
 * was pressed (docs/decisions/0139-one-picture-moves-between-pages.md). A page is never waited for.
 */
export function movePictures(router: MovingRouter): void {
  let pressed: { readonly link: PressedLink; readonly at: number } | undefined
  let move: Move | undefined
  let isDrawnByBrowser = false
  /** By the entry of the history that holds the link. */
  const leftFrom = new Map<string, Pick<PressedLink, 'path' | 'nth'>>()

  document.addEventListener(
    'click',
    (event) => {
      const link = pressedLink(event)
      pressed = link && { link, at: performance.now() }
    },
    true,
  )
  addEventListener('popstate', (event) => void (isDrawnByBrowser = event.hasUAVisualTransition), true)

  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    move = undefined
    const { link, at } = pressed ?? {}
    pressed = undefined
    if (link && link.path === toLocation.pathname) {
      // oxlint-disable-next-line no-underscore-dangle -- the router's own name
      leftFrom.set(fromLocation?.state.__TSR_key ?? '', { path: link.path, nth: link.nth })
      move = { from: link.picture, findTarget: leadOfPage, at: at ?? 0 }
      return
    }
    // oxlint-disable-next-line no-underscore-dangle -- the router's own name
    const back = leftFrom.get(toLocation.state.__TSR_key ?? '')
    const lead = leadOfPage()
    if (!back || !lead || fromLocation?.pathname !== back.path) return
    move = { from: lead, findTarget: () => pictureBehind(back), at: performance.now() }
  })

  router.startViewTransition = (update) => {
    const { from, findTarget, at = 0 } = move ?? {}
    const conditions = { isMotionOff: motionOff(), isDrawnByBrowser, waited: performance.now() - at }
    move = undefined
    isDrawnByBrowser = false
    if (!from?.isConnected || !findTarget || !mayMove(conditions) || !isShown(from)) return update()
    return moved({ from, findTarget, until: at + PATIENCE_MS }, update)
  }
}
