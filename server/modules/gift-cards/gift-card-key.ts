import { BadSettings } from '../../core/env.ts'
import { hmac } from '../../core/digest.ts'
import { readOrCreateSetting } from '../../db/read-or-create-setting.ts'
import type { Db, Reader } from '../../db/schema/database.ts'
import { secretOf, setSecret } from '../../db/shop-secrets.ts'

const KEY = 'gift-card'
/** Tells one key from another without being of use to who has a copy of the database. */
const CHECK = 'check.gift-card-key'

/**
 * Loads the key that the codes of gift cards are hashed with (trust.md S12), at the start, before any transaction: the one of the
 * setting `GIFT_CARD_KEY`, or one that the shop makes once and stores. Throws `BadSettings` where the shop's cards were issued under
 * another key, because no code would find its card.
 */
export async function loadGiftCardKey(db: Db, given: string | undefined): Promise<void> {
  if (given !== undefined) setSecret(db, KEY, given)
  const check = hmac(await giftCardKey(db), 'the key of this shop')
  const stored = await readOrCreateSetting(db, CHECK, () => check)
  if (stored === check) return
  const card = await db.selectFrom('gift_card').select('id').limit(1).executeTakeFirst()
  if (card)
    throw new BadSettings(
      given === undefined
        ? "GIFT_CARD_KEY: missing; this shop's gift cards were issued under it"
        : "GIFT_CARD_KEY: this shop's gift cards were issued under another key, and no code would find its card",
    )
  await db.updateTable('setting').set({ value: check }).where('key', '=', CHECK).execute()
}

export function giftCardKey(db: Reader): Promise<string> {
  return secretOf(db, KEY)
}
