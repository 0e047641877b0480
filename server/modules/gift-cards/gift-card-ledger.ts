import { randomUUID } from 'node:crypto'
import { minor } from '#domain/brand.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { exchange } from '#domain/money/money.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { Ledger, LedgerUse } from '../../services/ledger.ts'

/** Balances of gift cards. A balance changes by a conditional update only, and each change has its row (trust.md R9). */
export const giftCardLedger: Ledger = {
  async take(tx, use) {
    const { ref, amount, currency, at } = use
    if (!isCurrency(currency)) return false
    const cents = exchange(minor(amount), currency, 'SGD')
    const taken = await tx
      .updateTable('gift_card')
      .set((row) => ({ balance: row('balance', '-', cents) }))
      .where('id', '=', ref)
      .where('blocked_at', 'is', null)
      .where('expires_at', '>', at)
      .where('balance', '>=', cents)
      .executeTakeFirst()
    if (taken.numUpdatedRows !== 1n) return false
    await note(tx, use, -cents)
    return true
  },

  async giveBack(tx, use) {
    const { ref, orderId, step, at } = use
    // Those of one card take turns: each sees what the others have given back.
    await tx
      .updateTable('gift_card')
      .set((row) => ({ balance: row.ref('balance') }))
      .where('id', '=', ref)
      .execute()
    const moves = await tx
      .selectFrom('gift_card_move')
      .select(['delta', 'step'])
      .where('card_id', '=', ref)
      .where('order_id', '=', orderId)
      .execute()
    const taken = -moves.reduce((sum, { delta }) => sum + delta, 0)
    const cents = Math.min(taken, centsBack(use) ?? taken)
    if (cents <= 0 || moves.some((move) => move.step === step)) return
    await tx
      .updateTable('gift_card')
      .set((row) => ({ balance: row('balance', '+', cents) }))
      .where('id', '=', ref)
      .execute()
    // Money that comes back to a card whose time is over can still be spent (traps 2.4).
    await tx
      .updateTable('gift_card')
      .set({ expires_at: at + LASTS_AGAIN_MS })
      .where('id', '=', ref)
      .where('expires_at', '<', at + LASTS_AGAIN_MS)
      .execute()
    await note(tx, use, cents)
  },
}

const LASTS_AGAIN_MS = 90 * DAY_MS

/** Cents of the card for a part in the order's currency, cumulative; undefined for all of it. */
function centsBack({ part, currency }: LedgerUse): number | undefined {
  if (!part || !isCurrency(currency) || part.before + part.amount >= part.of) return undefined
  const cents = (amount: number) => exchange(minor(amount), currency, 'SGD')
  return cents(part.before + part.amount) - cents(part.before)
}

function note(tx: Tx, { ref, orderId, step, at }: LedgerUse, delta: number) {
  return tx
    .insertInto('gift_card_move')
    .values({ id: randomUUID(), card_id: ref, order_id: orderId, delta, step, at })
    .execute()
}
