import { randomUUID } from 'node:crypto'
import { sql, type Selectable, type Updateable } from 'kysely'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import type { Log } from '../core/log.ts'
import type { Store } from '../db/open.ts'
import type { Tx } from '../db/schema/database.ts'
import type { OutboxTable } from '../db/schema/orders.ts'
import { transact } from '../db/transaction.ts'
import type { Lease } from './lease.ts'
import { RetryLater } from './retry-later.ts'

/** One row of the outbox that is being sent. */
export type QueuedItem = Selectable<OutboxTable>

/** The sender of each kind of item; a module implements it, `server/senders.ts` registers it. */
export type Senders<Context> = Readonly<
  Record<QueuedItem['kind'], (services: Context, item: QueuedItem) => Promise<void>>
>

/** What follows in a module where the last attempt of an item has failed; `server/senders.ts` registers it. Any other kind is only logged. */
export type GivenUp<Context> = {
  readonly [Kind in QueuedItem['kind']]?: (tx: Tx, services: Context, item: QueuedItem) => Promise<void>
}

interface OutboxServices {
  readonly store: Store
  readonly now: () => number
  readonly log: Log
}

export interface OutboxItem {
  readonly kind: QueuedItem['kind']
  /** Identifies the message: a second one of the same kind and reference is not written. */
  readonly ref: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** Writes an item in the transaction of its cause. `at`: the earliest time to send it. */
export async function queueOut(tx: Tx, item: OutboxItem, at: number): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind: item.kind,
      ref: item.ref,
      payload: JSON.stringify(item.payload),
      state: 'waiting',
      attempts: 0,
      next_at: at,
      lease_owner: null,
      lease_until: 0,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doNothing())
    .execute()
}

const AT_ONCE = 50
const LEASE_MS = MINUTE_MS
const MOST_TRIES = 12
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = HOUR_MS

/**
 * Sends the due items of the outbox: mail, refunds and notifications. A conditional update with a lease decides which
 * node sends one; after a crash another node sends it. Returns how many were sent.
 */
export async function deliverOutbox<Context extends OutboxServices>(
  services: Context & { readonly senders: Senders<Context>; readonly givenUp: GivenUp<Context> },
  { owner = 'this node', signal }: Partial<Lease> = {},
): Promise<number> {
  const due = await dueItems(services).selectAll().orderBy('next_at').limit(AT_ONCE).execute()
  let sent = 0
  for (const item of due) {
    if (signal?.aborted) break
    if (!(await claim(services, item, owner))) continue
    const claimed = { ...item, attempts: item.attempts + 1, lease_owner: owner }
    const turn: Turn = {
      send: () => services.senders[item.kind](services, claimed),
      giveUp: async (tx) => services.givenUp[item.kind]?.(tx, services, claimed),
    }
    if (await deliver(services, claimed, turn)) sent += 1
  }
  return sent
}

export async function isOutboxDue(services: OutboxServices): Promise<boolean> {
  return (await dueItems(services).select('id').limit(1).executeTakeFirst()) !== undefined
}

function dueItems(services: OutboxServices) {
  const now = services.now()
  return services.store.db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .where(isLeaseOver(now))
}

/** Also a lease that a clock has taken which was ahead: none lasts that long. */
function isLeaseOver(now: number) {
  return sql<boolean>`(lease_until <= ${now} or lease_until > ${now + 2 * LEASE_MS})`
}

async function claim(services: OutboxServices, item: QueuedItem, owner: string): Promise<boolean> {
  const now = services.now()
  const claimed = await services.store.db
    .updateTable('outbox')
    .set({ lease_owner: owner, lease_until: now + LEASE_MS, attempts: item.attempts + 1 })
    .where('id', '=', item.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', item.attempts)
    .where(isLeaseOver(now))
    .executeTakeFirst()
  return claimed.numUpdatedRows === 1n
}

/** One attempt to send an item, and what follows where it was the last. */
interface Turn {
  readonly send: () => Promise<void>
  /** In the transaction that gives the item up. */
  readonly giveUp: (tx: Tx) => Promise<void>
}

async function deliver(services: OutboxServices, item: QueuedItem, turn: Turn): Promise<boolean> {
  try {
    await turn.send()
  } catch (error) {
    const after = afterFailure(services, item, error)
    const follow = after.state === 'dead' ? turn.giveUp : async () => {}
    if (await release(services, item, { ...after, follow })) logFailure(services, item, { ...after, error })
    return false
  }
  return release(services, item, { state: 'sent', follow: async () => {} })
}

interface Result extends Pick<Updateable<OutboxTable>, 'state' | 'next_at'> {
  readonly follow: (tx: Tx) => Promise<void>
}

/** Ends the lease with its result. A sender whose lease has passed to another changes nothing: returns false. */
async function release(
  services: OutboxServices,
  { id, kind, ref, attempts, lease_owner: owner }: QueuedItem,
  { follow, ...result }: Result,
): Promise<boolean> {
  const isOwn = await transact(services.store, async (tx) => {
    const released = await tx
      .updateTable('outbox')
      .set({ ...result, lease_until: 0, lease_owner: null })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('lease_owner', '=', owner)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    if (released.numUpdatedRows !== 1n) return false
    await follow(tx)
    return true
  })
  if (!isOwn) services.log.warn('outbox.late', { kind, ref, tries: attempts })
  return isOwn
}

/** Waits twice as long after each attempt; after the last one the item is dead. */
function afterFailure({ now }: OutboxServices, { attempts: tries }: QueuedItem, error: unknown) {
  const retryAt = error instanceof RetryLater ? error.until : undefined
  const state: 'dead' | 'waiting' = tries >= MOST_TRIES || retryAt === 'never' ? 'dead' : 'waiting'
  const usual = now() + Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
  return { state, next_at: typeof retryAt === 'number' ? Math.max(retryAt, usual) : usual }
}

function logFailure(
  { log }: OutboxServices,
  { kind, ref, attempts: tries }: QueuedItem,
  { state, error }: { readonly state: 'dead' | 'waiting'; readonly error: unknown },
): void {
  log[state === 'dead' ? 'error' : 'warn']('outbox.failed', { kind, ref, tries, state, error })
}
