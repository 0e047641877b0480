import { POPUPS, type Popup, type PopupFacts } from '#domain/popups/queue.ts'
import { readLocal, writeLocal } from '#platform/storage/local-storage.ts'
import { lastRetentionPrompt, saveRetentionPrompt } from './retention-prompt.ts'
import { spendVisit } from './visit.ts'

type ShownAt = PopupFacts['shownAt']

/** The device's: a sign-out does not begin from the first popup again. */
const KEY = 'vanda-keep-popups'

/** The stamps of this document, where nothing can be stored. */
let unstored: ShownAt | undefined

/** When each popup was last shown on this device, in epoch milliseconds. */
export function readShownAt(): ShownAt {
  const retention = lastRetentionPrompt()
  return { ...(unstored ?? storedStamps()), ...(retention === undefined ? {} : { retention }) }
}

/** A popup is shown now, and the visit has had its one. */
export function notePopup(popup: Popup, now: number): void {
  if (popup === 'retention') return saveRetentionPrompt(now)
  const stamps = { ...(unstored ?? storedStamps()), [popup]: now }
  unstored = writeLocal(KEY, JSON.stringify(stamps)) ? undefined : stamps
  spendVisit(now)
}

function storedStamps(): ShownAt {
  try {
    const stored: unknown = JSON.parse(readLocal(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return {}
    const entries = new Map<string, unknown>(Object.entries(stored))
    return Object.fromEntries(
      POPUPS.flatMap((popup) => {
        const at = entries.get(popup)
        return typeof at === 'number' ? [[popup, at]] : []
      }),
    )
  } catch {
    return {}
  }
}
