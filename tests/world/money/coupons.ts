import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '#server/db/schema/database.ts'
import type { CouponTable, GiftCardTable } from '#server/db/schema/promotion-tables.ts'
import { codeColumns, newGiftCardCode } from '#server/modules/gift-cards/gift-card-code.ts'

/** A discount code of 20.00 without any limit. */
export async function aCoupon(db: Db, change: Partial<Insertable<CouponTable>> = {}): Promise<string> {
  const code = `TEST${randomUUID().slice(0, 8).toUpperCase()}`
  const row = { kind: 'amount', value: 20_00, least: 0, in_store: 0, starts_at: 0, ends_at: null } as const
  const limits = { uses: null, per_person: null, used: 0, created_at: 0 }
  await db
    .insertInto('coupon')
    .values({ code, ...row, ...limits, ...change })
    .execute()
  return change.code ?? code
}

/** A gift card of so many Singapore cents without an end; returns its id and its code. */
export async function aGiftCard(
  db: Db,
  amount: number,
  change: Partial<Insertable<GiftCardTable>> = {},
): Promise<{ readonly id: string; readonly code: string }> {
  const [id, code] = [randomUUID(), newGiftCardCode()]
  const row = { id, ...(await codeColumns(db, code)), amount, balance: amount }
  const times = { issued_at: 0, expires_at: Number.MAX_SAFE_INTEGER, blocked_at: null }
  await db
    .insertInto('gift_card')
    .values({ ...row, email: null, ...times, ...change })
    .execute()
  return { id, code }
}
