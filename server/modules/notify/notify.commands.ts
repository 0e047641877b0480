import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { ShopperContext } from '../../services/route.ts'
import { turnStockMailOn } from '../preferences/preferences.commands.ts'
import { readEmail } from './notify.policy.ts'

/**
 * Stores a request for a SKU's back-in-stock mail. For a piece restocked meanwhile the next run of the job sends it;
 * an earlier request that was answered becomes open again. A member's request also turns these mails on.
 */
export async function requestStockNotice(
  tx: Tx,
  context: ShopperContext,
  input: { readonly sku: string; readonly email: string },
): Promise<{ sku: string }> {
  const email = readEmail(input.email, context.services.env.ADDRESS_RULES)
  const { sku } = input
  if (!context.services.catalogue.sku(sku, context, context.now)?.onSale)
    throw new ShopError('sku-unknown', { sku })
  const { site, language: lang, now } = context
  const shopper = shopperKey(context.shopper)
  await tx
    .insertInto('stock_notice')
    .values({ sku, email, shopper, site, lang, requested_at: now, sent_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['sku', 'email'])
        .doUpdateSet({ shopper, site, lang, requested_at: now, sent_at: null }),
    )
    .execute()
  if (context.shopper.kind === 'member') await turnStockMailOn(tx, context.shopper)
  return { sku }
}
