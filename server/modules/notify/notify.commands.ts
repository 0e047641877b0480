import { shopperKey } from '#domain/account/shopper.ts'
import { sha256 } from '../../core/digest.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext, ShopperContext } from '../../services/route.ts'
import { turnStockMailOn } from '../preferences/preferences.commands.ts'
import { readEmail } from './notify.policy.ts'
import { isOwnAddress } from './notify.queries.ts'
import { queueStockQuestion } from './stock-question.ts'

/**
 * Stores a request for a SKU's back-in-stock mail. For a piece restocked meanwhile the next run of the job sends it;
 * an earlier request that was answered becomes open again. A member's request also turns these mails on. An address
 * that is not known to be the caller's gets one question, and no other mail until its owner has agreed (trust.md S33).
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
  const isOwn = await isOwnAddress(tx, context.shopper, email)
  const request = { shopper, site, lang, requested_at: now, sent_at: null, confirmed_at: isOwn ? now : null }
  await tx
    .insertInto('stock_notice')
    .values({ sku, email, ...request, token_hash: null })
    .onConflict((conflict) =>
      conflict
        .columns(['sku', 'email'])
        .doUpdateSet(request)
        // What the owner of the address waits for is not taken from them by a stranger.
        .where((row) =>
          row.or([
            row('stock_notice.shopper', '=', shopper),
            row('stock_notice.confirmed_at', 'is', null),
            row('stock_notice.sent_at', 'is not', null),
          ]),
        ),
    )
    .execute()
  if (!isOwn) await queueStockQuestion(tx, email, now)
  if (context.shopper.kind === 'member') await turnStockMailOn(tx, context.shopper)
  return { sku }
}

/** The owner of the address agrees: to all that was requested with it so far. Throws `link-invalid`. */
export async function confirmStockNotices({ services, now }: RequestContext, token: string): Promise<void> {
  await transact(services.store, async (tx) => {
    const asked = await tx
      .selectFrom('stock_notice')
      .select('email')
      .where('token_hash', '=', sha256(token))
      .limit(1)
      .executeTakeFirst()
    if (!asked) throw new ShopError('link-invalid')
    await tx
      .updateTable('stock_notice')
      .set({ confirmed_at: now })
      .where('email', '=', asked.email)
      .where('confirmed_at', 'is', null)
      .execute()
  })
}
