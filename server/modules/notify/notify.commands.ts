import type { Tx } from '../../db/schema/database.ts'
import { Refusal } from '../../http/reasons.ts'
import type { Call } from '../../http/served.ts'
import type { Services } from '../../services.ts'
import { readEmail } from './email.policy.ts'

/**
 * Keeps the wish to hear of a SKU. One that has come back meanwhile is told at the next turn of the chore; one that
 * was told of before is waited for again.
 */
export async function askForNotice(
  services: Services,
  tx: Tx,
  call: Call,
  asked: { readonly sku: string; readonly email: string },
): Promise<{ sku: string }> {
  const email = readEmail(asked.email)
  const { sku } = asked
  if (!services.catalogue.sku(sku, call, call.now)?.onSale) throw new Refusal('sku-unknown', { sku })
  const { principal, site, language: lang, now } = call
  await tx
    .insertInto('stock_notice')
    .values({ sku, email, principal, site, lang, asked_at: now, told_at: null })
    .onConflict((conflict) =>
      conflict.columns(['sku', 'email']).doUpdateSet({ principal, site, lang, asked_at: now, told_at: null }),
    )
    .execute()
  return { sku }
}
