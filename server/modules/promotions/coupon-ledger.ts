import { parseShopperKey } from '#domain/account/shopper.ts'
import { RETURNED_COUPON_MS } from '#domain/promotions/coupon-state.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { Ledger } from '../../services/ledger.ts'
import { personOf } from './person.ts'

/** Uses of discount codes by orders; a use is given back by deleting it, once (trust.md R12, R13). */
export const couponLedger: Ledger = {
  async take(tx, { ref: code, orderId, shopper, email, at }) {
    const person = (await holderOf(tx, code, shopper)) ?? personOf(email)
    return (await takeUse(tx, { code, orderId, person, at })) !== 'gone'
  },

  async giveBack(tx, { ref: code, orderId, shopper, at }) {
    const gone = await tx
      .deleteFrom('coupon_use')
      .where('order_id', '=', orderId)
      .where('code', '=', code)
      .executeTakeFirst()
    if (gone.numDeletedRows !== 1n) return
    await release(tx, code)
    await prolong(tx, { code, shopper, until: at + RETURNED_COUPON_MS })
  },
}

interface GivenBack {
  readonly code: string
  readonly shopper: string
  readonly until: number
}

/**
 * The member whose use of a code counts by the account's own address, whatever address the order names: a code that is given to persons
 * is theirs by that one (trust.md R12). Undefined for a guest, and for a code that is for all.
 */
async function holderOf(tx: Tx, code: string, shopper: string): Promise<string | undefined> {
  const email = await memberEmail(tx, shopper)
  if (email === undefined) return undefined
  const grant = await tx
    .selectFrom('coupon_grant')
    .select('code')
    .where('code', '=', code)
    .limit(1)
    .executeTakeFirst()
  return grant && personOf(email)
}

async function memberEmail(tx: Tx, shopper: string): Promise<string | undefined> {
  const buyer = parseShopperKey(shopper)
  if (buyer.kind !== 'member') return undefined
  const member = await tx.selectFrom('member').select('email').where('id', '=', buyer.id).executeTakeFirst()
  return member?.email
}

/** A member's own coupon that comes back at its end, or after it, can be used for some days more (D6); a code for all ends for all. */
async function prolong(tx: Tx, { code, shopper, until }: GivenBack): Promise<void> {
  const email = await memberEmail(tx, shopper)
  if (email === undefined) return
  const coupon = await tx.selectFrom('coupon').select('ends_at').where('code', '=', code).executeTakeFirst()
  if (!coupon || coupon.ends_at === null || coupon.ends_at >= until) return
  await tx
    .updateTable('coupon_grant')
    .set({ until })
    .where('code', '=', code)
    .where('person', '=', personOf(email))
    .where((row) => row.or([row('until', 'is', null), row('until', '<', until)]))
    .execute()
}

interface CouponUse {
  readonly code: string
  /** The order, or the receipt of a use in a store. */
  readonly orderId: string
  /** Digest of the person, by `personOf`. */
  readonly person: string
  readonly at: number
  readonly till?: TillPlace | undefined
}

export interface TillPlace {
  readonly storeId: string
  /** The member of staff; null for the owner's tool. */
  readonly staffId: string | null
}

/**
 * Takes one use of a code. The limit is claimed by one conditional update of the code's row, which also makes uses of one person take
 * turns. `gone`: nothing is left of it, for all or for this person; `repeated`: this order or receipt has used a code before.
 */
export async function takeUse(
  tx: Tx,
  { code, orderId, person, at, till }: CouponUse,
): Promise<'taken' | 'gone' | 'repeated'> {
  const claimed = await tx
    .updateTable('coupon')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('code', '=', code)
    .where((row) =>
      row.or([
        row('ends_at', 'is', null),
        row('ends_at', '>', at),
        // Whose it is was checked with the price.
        row.exists(
          row
            .selectFrom('coupon_grant')
            .select('until')
            .where('coupon_grant.code', '=', code)
            .where('until', '>', at),
        ),
      ]),
    )
    .where((row) => row.or([row('uses', 'is', null), row('used', '<', row.ref('uses'))]))
    .returning('per_person')
    .executeTakeFirst()
  if (!claimed) return 'gone'
  if (claimed.per_person !== null) {
    const uses = await tx
      .selectFrom('coupon_use')
      .select('order_id')
      .where('code', '=', code)
      .where('person', '=', person)
      .execute()
    if (uses.length >= claimed.per_person) {
      await release(tx, code)
      return 'gone'
    }
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('coupon_use')
    .values({
      order_id: orderId,
      code,
      person,
      at,
      store_id: till?.storeId ?? null,
      staff_id: till?.staffId ?? null,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return 'taken'
  await release(tx, code)
  return 'repeated'
}

function release(tx: Tx, code: string) {
  return tx
    .updateTable('coupon')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('code', '=', code)
    .execute()
}
