import type { PreferencesChange } from '#domain/account/preferences.ts'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import { raise } from '../../events/raise.ts'
import type { ShopperContext } from '../../services/route.ts'

const NONE = { style: null, stock_mail_off_at: null }

/** Sets some of a member's preferences; for each the latest value of all devices counts. */
export async function savePreferences(
  tx: Tx,
  context: ShopperContext,
  change: PreferencesChange,
): Promise<null> {
  const { shopper, now } = context
  const { style, stockMail } = change
  await bumpVersion(tx, shopper)
  if (style !== undefined) await setStyle(tx, shopper, style === 'none' ? null : style)
  if (stockMail === true) await turnStockMailOn(tx, shopper)
  if (stockMail === false)
    await tx
      .updateTable('member_preference')
      .set({ stock_mail_off_at: now })
      .where('shopper', '=', shopperKey(shopper))
      .execute()
  const { site, language, currency, locale } = context
  const actor = { shopper, now, site, language, currency, locale }
  await raise(tx, context.services, { name: 'preferences.changed', actor, change })
  return null
}

/** Also what a member does who requests a mail about a piece. */
export async function turnStockMailOn(tx: Tx, shopper: Shopper): Promise<void> {
  await tx
    .updateTable('member_preference')
    .set((row) => ({ stock_mail_off_at: null, version: row('version', '+', 1) }))
    .where('shopper', '=', shopperKey(shopper))
    .where('stock_mail_off_at', 'is not', null)
    .execute()
}

async function setStyle(tx: Tx, shopper: Shopper, style: string | null): Promise<void> {
  await tx
    .updateTable('member_preference')
    .set({ style })
    .where('shopper', '=', shopperKey(shopper))
    .execute()
}

/** Also locks the row: two devices of one member take turns. */
async function bumpVersion(tx: Tx, shopper: Shopper): Promise<void> {
  await tx
    .insertInto('member_preference')
    .values({ ...NONE, shopper: shopperKey(shopper), version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('shopper')
        .doUpdateSet((row) => ({ version: row('member_preference.version', '+', 1) })),
    )
    .execute()
}
