import { randomUUID } from 'node:crypto'
import { minor } from '#domain/brand.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { exchange } from '#domain/money/money.ts'
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
    const { ref, orderId } = use
    const moves = await tx
      .selectFrom('gift_card_move')
      .select('delta')
      .where('card_id', '=', ref)
      .where('order_id', '=', orderId)
      .execute()
    const cents = -moves.reduce((sum, { delta }) => sum + delta, 0)
    if (cents <= 0) return
    await tx
      .updateTable('gift_card')
      .set((row) => ({ balance: row('balance', '+', cents) }))
      .where('id', '=', ref)
      .execute()
    await note(tx, use, cents)
  },
}

function note(tx: Tx, { ref, orderId, step, at }: LedgerUse, delta: number) {
  return tx
    .insertInto('gift_card_move')
    .values({ id: randomUUID(), card_id: ref, order_id: orderId, delta, step, at })
    .execute()
}
