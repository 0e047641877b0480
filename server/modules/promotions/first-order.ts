import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import type { Reader } from '../../db/schema/database.ts'

/** A buyer as far as the shop knows: the mailbox, as `personOf` writes it, and the account of a member. */
export interface KnownBuyer {
  readonly person: string
  readonly memberId: string | undefined
}

export function isForFirstOrder({
  first_order: firstOrder,
}: {
  readonly first_order?: number | undefined
}): boolean {
  return firstOrder === 1
}

/**
 * Whether the mailbox, however it was written, or the account has a paid order (traps 3.19). An order that was cancelled, or
 * refunded before it arrived, is none.
 */
export async function hasBought(db: Reader, { person, memberId }: KnownBuyer): Promise<boolean> {
  const paid = await db
    .selectFrom('shop_order')
    .select('id')
    .where('paid_at', 'is not', null)
    .where((row) =>
      row.or([
        row('person', '=', person),
        ...(memberId === undefined
          ? []
          : [row('shopper', '=', shopperKey(createShopper('member', memberId)))]),
      ]),
    )
    .where((row) =>
      row.or([row('delivered_at', 'is not', null), row('status', 'not in', ['cancelled', 'refunded'])]),
    )
    .limit(1)
    .executeTakeFirst()
  return paid !== undefined
}
