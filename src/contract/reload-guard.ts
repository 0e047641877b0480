/**
 * When a piece of the app cannot be had, the page is loaded anew, once: pages of an older build name files that are
 * gone. A second failure within a minute is not answered by loading again and again (offline.md S7, F23).
 */
export const RELOADED_AT = 'vanda-keep-reloaded-at'
export const RELOAD_AGAIN_MS = 60_000

export interface ReloadFacts {
  readonly online: boolean
  /** When this tab was last loaded anew for this reason; undefined when it never was. */
  readonly lastAt: number | undefined
  readonly now: number
}

/** A clock that was turned back is no reason to load for ever, so the distance counts, not the direction. */
export function mayReload({ online, lastAt, now }: ReloadFacts): boolean {
  return online && (lastAt === undefined || Math.abs(now - lastAt) > RELOAD_AGAIN_MS)
}

/**
 * The same as script text, for documents whose app has not started: it defines `guardFailed()`. `orElse` is script, too:
 * what is done when loading anew would not help.
 */
export function guardScript(reload: string, orElse: string): string {
  return `
function guardFailed() {
  let lastAt = Infinity
  try {
    lastAt = Number(sessionStorage.getItem('${RELOADED_AT}'))
  } catch {}
  if (navigator.onLine && Math.abs(Date.now() - lastAt) > ${RELOAD_AGAIN_MS} && Number.isFinite(lastAt)) {
    sessionStorage.setItem('${RELOADED_AT}', String(Date.now()))
    ${reload}
  } else {
    ${orElse}
  }
}`.trim()
}
