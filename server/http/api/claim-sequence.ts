import * as v from 'valibot'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { HEADERS } from '#contract/envelope.ts'
import { prepare, type Given } from '../../db/prepared.ts'
import type { Tx } from '../../db/schema/database.ts'
import { ShopError, type ErrorCode } from '../../core/shop-error.ts'
import type { RequestContext, ShopperContext } from '../../services/route.ts'

type Caller = Pick<ShopperContext, 'shopper' | 'now'>

/** Number of an operation in its device sequence (offline.md D3). */
export interface SequenceHeaders {
  readonly device: string
  readonly seq: number
  readonly prev: number
  /** Id of the operation: a number belongs to the operation that used it first (decision 0025). */
  readonly operation: string
}

export interface StoredResponse {
  readonly code: number
  /** Set for a refusal. */
  readonly reason?: ErrorCode
  /** The outcome of the operation, or the facts of the refusal. */
  readonly data: unknown
}

const sequenceHeaders = v.object({
  device: v.pipe(v.string(), v.uuid()),
  seq: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1)),
  prev: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  operation: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
})

/** undefined for a call that does not come from an outbox; an incomplete set of headers is refused. */
export function readSequenceHeaders(headers: Headers): SequenceHeaders | undefined {
  const given = {
    device: headers.get(HEADERS.device),
    seq: headers.get(HEADERS.seq),
    prev: headers.get(HEADERS.prev),
    operation: headers.get(HEADERS.idempotency),
  }
  if (given.seq === null && given.prev === null) return undefined
  const read = v.safeParse(sequenceHeaders, given)
  if (!read.success || read.output.prev >= read.output.seq)
    throw new ShopError('bad-input', { field: 'sequence' })
  return read.output
}

/**
 * Locks the device's row and checks whether this operation is the next one. Returns the stored response of an operation
 * that was applied before. Throws `gap`, `device-unknown`, `other-person`, or `other-operation` when a copy of the
 * device has used this number for another operation; all with `lastSeq`.
 */
export async function claimSequence(
  tx: Tx,
  context: Caller,
  at: SequenceHeaders,
): Promise<StoredResponse | 'next'> {
  const device = await lockDevice(tx, context, at)
  if (device.shopper !== shopperKey(context.shopper))
    throw new ShopError('other-person', { lastSeq: device.last_seq })
  if (at.seq <= device.last_seq) return readStoredResponse(tx, at, device.last_seq)
  if (at.prev !== device.last_seq) throw new ShopError('gap', { lastSeq: device.last_seq })
  return 'next'
}

const setLastSeq = prepare((tx, given: Given<{ device: string; seq: number; now: number }>) =>
  tx
    .updateTable('device')
    .set({ last_seq: given('seq'), seen_at: given('now') })
    .where('id', '=', given('device')),
)
const storeAnswer = prepare(
  (tx, given: Given<{ device: string; seq: number; operation: string; answer: string; now: number }>) =>
    tx.insertInto('device_answer').values({
      device_id: given('device'),
      seq: given('seq'),
      operation: given('operation'),
      answer: given('answer'),
      at: given('now'),
    }),
)

/** Advances the sequence and stores the response, in the transaction of the effect. */
export async function advanceSequence(
  tx: Tx,
  { now }: Pick<RequestContext, 'now'>,
  { at, answer }: { readonly at: SequenceHeaders; readonly answer: StoredResponse },
): Promise<void> {
  const { device, seq, operation } = at
  await setLastSeq(tx, { device, seq, now })
  await storeAnswer(tx, { device, seq, operation, answer: JSON.stringify(answer), now })
}

const touchDevice = prepare((tx, given: Given<{ device: string; now: number }>) =>
  tx
    .updateTable('device')
    .set({ seen_at: given('now') })
    .where('id', '=', given('device'))
    .returningAll(),
)

/** An update that returns its row takes the row's lock on every engine. */
async function lockDevice(tx: Tx, { shopper, now }: Caller, at: SequenceHeaders) {
  const { device } = at
  const [known] = (await touchDevice(tx, { device, now })).rows
  if (known) return known
  if (at.prev !== 0) throw new ShopError('device-unknown', { lastSeq: 0 })
  await tx
    .insertInto('device')
    .values({ id: device, shopper: shopperKey(shopper), last_seq: 0, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const [added] = (await touchDevice(tx, { device, now })).rows
  if (!added) throw new RangeError(`device ${device} was added and is not there`)
  return added
}

async function readStoredResponse(tx: Tx, at: SequenceHeaders, lastSeq: number): Promise<StoredResponse> {
  const row = await tx
    .selectFrom('device_answer')
    .select(['answer', 'operation'])
    .where('device_id', '=', at.device)
    .where('seq', '=', at.seq)
    .executeTakeFirst()
  // Rows live as long as a session can, so a number without a row was never this operation's: the device with the later
  // numbers had cancelled its own.
  if (!row || (row.operation !== null && row.operation !== at.operation))
    throw new ShopError('other-operation', { lastSeq })
  return JSON.parse(row.answer) as StoredResponse
}

/** Last operation of this device that was applied, for snapshots; 0 for an unknown device. */
export async function lastSeqOf(tx: Tx, device: string, shopper: Shopper | undefined): Promise<number> {
  if (device === '' || !shopper) return 0
  const row = await tx
    .selectFrom('device')
    .select(['last_seq', 'shopper'])
    .where('id', '=', device)
    .executeTakeFirst()
  return row?.shopper === shopperKey(shopper) ? row.last_seq : 0
}
