/**
 * A hand scanner that plugs in as a keyboard types a whole code in milliseconds and ends with Enter. A human does not
 * type that fast, so fast input is a scan, wherever the focus is.
 */
export interface Wedge {
  readonly typed: string
  /** When the last key came; milliseconds of any steady clock. */
  readonly at: number
}

export const NO_WEDGE: Wedge = { typed: '', at: Number.NEGATIVE_INFINITY }

const LONGEST_GAP_MS = 50
const SHORTEST_CODE = 4
const LONGEST_CODE = 300

export interface WedgeStep {
  readonly wedge: Wedge
  /** The code that this key completed. */
  readonly code: string | undefined
}

/** Processes one key (as `KeyboardEvent.key` names it). */
export function wedgeKey(wedge: Wedge, key: string, at: number): WedgeStep {
  const fast = at - wedge.at <= LONGEST_GAP_MS
  if (key === 'Enter') {
    const code = fast && wedge.typed.length >= SHORTEST_CODE ? wedge.typed : undefined
    return { wedge: NO_WEDGE, code }
  }
  // Scanners press Shift for capitals and URLs; it is no letter and no pause.
  if (key === 'Shift') return { wedge: fast ? { ...wedge, at } : wedge, code: undefined }
  if ([...key].length !== 1) return { wedge: NO_WEDGE, code: undefined }
  const typed = fast ? wedge.typed + key : key
  return { wedge: typed.length > LONGEST_CODE ? NO_WEDGE : { typed, at }, code: undefined }
}
