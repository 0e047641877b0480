/** A press lasts this long at most; a longer one is a menu of the browser. */
const LONGEST_PRESS_MS = 1_000
/** The browser sends `click` right after `pointerup`. */
const CLICK_WITHIN_MS = 50

export interface FollowedLink {
  /** Resolves once the present press has ended, to the address of the link that was pressed; undefined: none. */
  settled(): Promise<string | undefined>
}

/**
 * Knows which link of this page the user follows. A chunk that fails while a link is only touched must not reload the page
 * before the press has told where to go.
 */
export function watchFollowedLink(page: EventTarget, here: () => string): FollowedLink {
  const pointer = { isDown: false }
  let target: string | undefined
  const listen = (kind: string, act: (event: Event) => void) => page.addEventListener(kind, act, true)
  listen('pointerdown', () => {
    pointer.isDown = true
    target = undefined
  })
  listen('pointercancel', () => (pointer.isDown = false))
  listen('pointerup', () => setTimeout(() => (pointer.isDown = false), CLICK_WITHIN_MS))
  listen('click', (event) => {
    pointer.isDown = false
    target = linkOf(event, here())
  })
  return {
    async settled() {
      const until = Date.now() + LONGEST_PRESS_MS
      while (pointer.isDown && Date.now() < until)
        await new Promise((resolve) => setTimeout(resolve, CLICK_WITHIN_MS / 2))
      return target
    },
  }
}

/** The address of a link that a plain click opens in this tab. */
function linkOf(event: Event, here: string): string | undefined {
  const { button = 0, metaKey, ctrlKey, shiftKey, altKey } = event as Partial<MouseEvent>
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = event.composedPath().find((node): node is HTMLAnchorElement => isLink(node))
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined
  return new URL(link.href).origin === new URL(here).origin ? link.href : undefined
}

function isLink(node: EventTarget): boolean {
  return 'href' in node && 'target' in node && 'hasAttribute' in node
}
