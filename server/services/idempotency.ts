import { callerKey } from '#domain/account/shopper.ts'
import { ShopError } from '../core/shop-error.ts'
import type { RequestContext } from './route.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { prepare, type Given } from '../db/prepared.ts'
import type { Reader, Tx } from '../db/schema/database.ts'
import { transact } from '../db/transaction.ts'
import type { Store } from '../db/open.ts'
import { sha256 } from '../core/digest.ts'

const MOST_KEY_LENGTH = 255
/** How long a second caller waits for the first one, in ms, before it is rejected as "in progress", unless the caller sets another time. */
const PATIENCE_MS = 5_000

/** A stored keyed call: caller, operation, key, and a hash of the whole input. */
export interface Keyed {
  readonly scope: string
  readonly key: string
  readonly fingerprint: string
  readonly now: number
}

export function keyedBy(
  call: Pick<RequestContext, 'shopper' | 'key' | 'now'>,
  endpoint: AnyEndpoint,
  input: unknown,
): Keyed {
  if (call.key === '') throw new ShopError('key-missing')
  if (call.key.length > MOST_KEY_LENGTH) throw new ShopError('bad-input', { field: 'idempotency-key' })
  const caller = callerKey(call.shopper)
  return {
    scope: `${caller} ${endpoint.method} ${endpoint.path}`,
    key: call.key,
    fingerprint: sha256(`${caller}\n${canonical(input)}`),
    now: call.now,
  }
}

/** JSON with sorted keys: the same input gives the same text regardless of the order of its fields. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** The response stored under this key; refuses a key that was used for another input (trust.md R2). */
export async function recall<Answer>(db: Reader, keyed: Keyed): Promise<Answer | undefined> {
  const row = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('scope', '=', keyed.scope)
    .where('key', '=', keyed.key)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.fingerprint !== keyed.fingerprint) throw new ShopError('key-reused')
  return JSON.parse(row.answer) as Answer
}

const insertAnswer = prepare((tx, given: Given<Keyed & { readonly answer: string }>) =>
  tx
    .insertInto('idempotency')
    .values({
      scope: given('scope'),
      key: given('key'),
      fingerprint: given('fingerprint'),
      answer: given('answer'),
      created_at: given('now'),
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing()),
)
const setAnswer = prepare((tx, given: Given<Pick<Keyed, 'scope' | 'key'> & { readonly answer: string }>) =>
  tx
    .updateTable('idempotency')
    .set({ answer: given('answer') })
    .where('scope', '=', given('scope'))
    .where('key', '=', given('key')),
)

/** Stores a response, unless one is stored already. False when another caller has the key. */
export async function remember(tx: Tx, keyed: Keyed, answer: unknown): Promise<boolean> {
  const { numAffectedRows } = await insertAnswer(tx, { ...keyed, answer: JSON.stringify(answer) })
  return numAffectedRows === 1n
}

/**
 * Runs `work` once per key and returns the same response from then on. The key's row is inserted first, in the
 * transaction of the effect: a second caller waits on its unique index, then gets the first one's response. A refused
 * or rolled-back call is not stored, so that it may be retried.
 */
export async function once<Answer extends object>(
  store: Store,
  keyed: Keyed & { readonly patienceMs?: number },
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const { patienceMs = PATIENCE_MS } = keyed
  let giveUp: (refused: ShopError) => void = () => {}
  const patience = new Promise<never>((_, reject) => (giveUp = reject))
  let timer: NodeJS.Timeout | undefined
  const done = transact(store, async (tx) => {
    clearTimeout(timer)
    timer = setTimeout(() => giveUp(new ShopError('in-progress', { retryAfter: 1 })), patienceMs)
    const first = await remember(tx, keyed, null)
    clearTimeout(timer)
    if (!first) return answered<Answer>(tx, keyed)
    const answer = JSON.stringify(await work(tx))
    await setAnswer(tx, { scope: keyed.scope, key: keyed.key, answer })
    return JSON.parse(answer) as Answer
  }).finally(() => clearTimeout(timer))
  return Promise.race([done, patience])
}

async function answered<Answer>(tx: Tx, keyed: Keyed): Promise<Answer> {
  const known = await recall<Answer>(tx, keyed)
  if (known) return known
  throw new ShopError('in-progress', { retryAfter: 1 })
}
