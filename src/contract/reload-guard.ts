import { MINUTE_MS } from '#domain/time-units.ts'

/**
 * When a chunk of the app cannot be loaded, the page is reloaded, once: pages of an older build name files that are
 * gone. A second failure within a minute does not reload again (offline.md S7, F23).
 */
export const RELOADED_AT = 'vanda-keep-reloaded-at'
export const RELOAD_AGAIN_MS = MINUTE_MS

export interface ReloadFacts {
  readonly online: boolean
  /** When this tab was last reloaded for this reason; undefined if never. */
  readonly lastAt: number | undefined
  readonly now: number
}

/** A clock that was set back must not cause endless reloads, so the distance counts, not the direction. */
export function mayReload({ online, lastAt, now }: ReloadFacts): boolean {
  return online && (lastAt === undefined || Math.abs(now - lastAt) > RELOAD_AGAIN_MS)
}

/**
 * The same as script text, for documents whose app has not started: it defines `guardFailed()`. `orElse` is script,
 * too: it runs when a reload would not help.
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
