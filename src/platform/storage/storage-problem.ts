/** What is wrong with a database, as far as it decides the remedy (offline.md D13, D14). */
export type StorageProblem =
  /** No room: deleting what can be fetched again may help. */
  | 'full'
  /** The browser has lost the connection to the file; opening it again often helps. */
  | 'lost'
  /** The browser does not allow storage (private mode, policy). */
  | 'refused'

const REFUSED = new Set(['SecurityError', 'NotAllowedError', 'MissingAPIError', 'MissingAPI'])

/** The cause is nested: Dexie wraps the browser's error, a transaction wraps that of its request. */
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
 * State of the device's database. `ailing`: the shop works online and keeps probing; `spent`: enough probes have failed
 * that only a reload may help, and the interface offers one.
 */
export type StorageHealth =
  | { readonly state: 'healthy' }
  | { readonly state: 'ailing' | 'spent'; readonly trouble: StorageProblem; readonly looks: number }

export const HEALTHY: StorageHealth = { state: 'healthy' }
/** Failed probes before a reload is offered; probing continues. */
const LOOKS = 3

export type StorageHealthEvent =
  | { readonly type: 'worked' }
  | { readonly type: 'failed'; readonly error: unknown }
  /** A probe found that the database still does not work. */
  | { readonly type: 'looked-in-vain'; readonly error: unknown }

export function nextStorageHealth(health: StorageHealth, event: StorageHealthEvent): StorageHealth {
  if (event.type === 'worked') return HEALTHY
  const trouble = storageProblemOf(event.error)
  const before = health.state === 'healthy' ? 0 : health.looks
  const looks = event.type === 'looked-in-vain' ? before + 1 : before
  return { state: looks >= LOOKS ? 'spent' : 'ailing', trouble, looks }
}
