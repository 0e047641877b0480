/** A pointer that only crosses a link, or a finger that scrolls the page, asks for nothing, in ms. */
export const INTENT_MS = 80

export interface PreloadConditions {
  readonly isOnline: boolean
  readonly isDataSaverOn: boolean
  /** A navigation is on its way: its page comes first. */
  readonly isNavigating: boolean
}

/** Whether the page behind a link may be fetched before the link is pressed. */
export function mayPreload({ isOnline, isDataSaverOn, isNavigating }: PreloadConditions): boolean {
  return isOnline && !isDataSaverOn && !isNavigating
}

interface PreloadQueue<Target> {
  /** Loads a page at once, or after the one that is being loaded; of those that wait the last one stays. */
  readonly request: (target: Target) => Promise<void>
  /** Drops the page that waits. */
  readonly drop: () => void
}

/** One page at a time is preloaded. */
export function createPreloadQueue<Target>(
  load: (target: Target) => Promise<unknown>,
  isAllowed: () => boolean,
): PreloadQueue<Target> {
  let isLoading = false
  let next: { readonly target: Target } | undefined

  async function request(target: Target): Promise<void> {
    next = { target }
    if (isLoading) return
    isLoading = true
    try {
      for (let now = take(); now; now = take()) if (isAllowed()) await load(now.target)
    } finally {
      isLoading = false
    }
  }

  function take(): typeof next {
    const taken = next
    next = undefined
    return taken
  }

  return { request, drop: () => void take() }
}
