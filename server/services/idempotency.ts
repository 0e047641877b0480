import { ShopError } from '../core/shop-error.ts'
import type { RequestContext } from './route.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Reader, Tx } from '../db/schema/database.ts'
import { transact } from '../db/transaction.ts'
import type { Store } from '../db/open.ts'
import { sha256 } from '../core/digest.ts'

const MOST_KEY_LENGTH = 255
/** How long a second caller waits for the first one before it is told that this is being done. */
const PATIENCE_MS = 5_000

/** One keyed call as it is remembered: who did what under which key, and a hash of everything that was asked. */
export interface Keyed {
  readonly scope: string
  readonly key: string
  readonly fingerprint: string
  readonly now: number
}

export function keyedBy(
  call: Pick<RequestContext, 'principal' | 'key' | 'now'>,
  endpoint: AnyEndpoint,
  input: unknown,
): Keyed {
  if (call.key === '') throw new ShopError('key-missing')
  if (call.key.length > MOST_KEY_LENGTH) throw new ShopError('bad-input', { field: 'idempotency-key' })
  return {
    scope: `${call.principal} ${endpoint.method} ${endpoint.path}`,
    key: call.key,
    fingerprint: sha256(`${call.principal}\n${canonical(input)}`),
    now: call.now,
  }
}

/** JSON with sorted keys: the same wish gives the same text whatever the order its fields were sent in. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** What was answered under this key before; refuses a key that stood for something else (trust.md R2). */
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

/** Keeps an answer, unless one is kept already. False when somebody else holds the key. */
export async function remember(tx: Tx, keyed: Keyed, answer: unknown): Promise<boolean> {
  const { scope, key, fingerprint, now } = keyed
  const made = await tx
    .insertInto('idempotency')
    .values({ scope, key, fingerprint, answer: JSON.stringify(answer), created_at: now })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

/**
 * Does `work` once per key and answers the same ever after. The key's row goes in first, in the transaction of the
 * effect: a second caller waits on its unique index, then gets the first one's answer. What is refused or rolled back
 * is not kept, so that it may be tried again.
 */
export async function once<Answer extends object>(
  store: Store,
  keyed: Keyed,
  work: (tx: Tx) => Promise<Answer>,
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
  let giveUp: (refused: ShopError) => void = () => {}
  const patience = new Promise<never>((_, reject) => (giveUp = reject))
  let timer: NodeJS.Timeout | undefined
  const done = transact(store, async (tx) => {
    timer ??= setTimeout(() => giveUp(new ShopError('in-progress', { retryAfter: 1 })), patienceMs)
    const first = await remember(tx, keyed, null)
    clearTimeout(timer)
    if (!first) return answered<Answer>(tx, keyed)
    const answer = JSON.stringify(await work(tx))
    await tx
      .updateTable('idempotency')
      .set({ answer })
      .where('scope', '=', keyed.scope)
      .where('key', '=', keyed.key)
      .execute()
    return JSON.parse(answer) as Answer
  }).finally(() => clearTimeout(timer))
  return Promise.race([done, patience])
}

async function answered<Answer>(tx: Tx, keyed: Keyed): Promise<Answer> {
  const known = await recall<Answer>(tx, keyed)
  if (known) return known
  throw new ShopError('in-progress', { retryAfter: 1 })
}
