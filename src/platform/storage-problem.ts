/** What is wrong with a database, as far as it changes what is done about it (offline.md D13, D14). */
export type StorageProblem =
  /** No room: throwing away what can be had again may help. */
  | 'full'
  /** The browser has lost its hold of the file; opening it again often helps. */
  | 'lost'
  /** The browser does not let the shop keep anything (private mode, policy). */
  | 'refused'

const REFUSED = new Set(['SecurityError', 'NotAllowedError', 'MissingAPIError', 'MissingAPI'])

/** Names hide in layers: Dexie wraps the browser's error, a transaction wraps that of its request. */
export function storageProblemOf(error: unknown): StorageProblem {
  const names = namesOf(error, 0)
  if (names.includes('QuotaExceededError')) return 'full'
  return names.some((name) => REFUSED.has(name)) ? 'refused' : 'lost'
}

function namesOf(error: unknown, depth: number): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return []
  const { name, inner, cause } = error as { name?: unknown; inner?: unknown; cause?: unknown }
  return [
    ...(typeof name === 'string' ? [name] : []),
    ...namesOf(inner, depth + 1),
    ...namesOf(cause, depth + 1),
  ]
}

/**
 * How the device's database is. `ailing`: the shop works online and tries to get hold of it again; `spent`: that has
 * failed often enough that only a new page may help, and the shopper is offered one.
 */
export type StorageHealth =
  | { readonly state: 'well' }
  | { readonly state: 'ailing' | 'spent'; readonly trouble: StorageProblem; readonly looks: number }

export const WELL: StorageHealth = { state: 'well' }
/** Looks in vain before a new page is offered; the looking goes on all the same. */
const LOOKS = 3

export type StorageHealthEvent =
  | { readonly type: 'worked' }
  | { readonly type: 'failed'; readonly error: unknown }
  /** Somebody has looked whether it works again, and it does not. */
  | { readonly type: 'looked-in-vain'; readonly error: unknown }

export function nextStorageHealth(health: StorageHealth, event: StorageHealthEvent): StorageHealth {
  if (event.type === 'worked') return WELL
  const trouble = storageProblemOf(event.error)
  const before = health.state === 'well' ? 0 : health.looks
  const looks = event.type === 'looked-in-vain' ? before + 1 : before
  return { state: looks >= LOOKS ? 'spent' : 'ailing', trouble, looks }
}
