import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { mergeCartLines } from '#domain/cart/merge.ts'
import type { Tx } from '../../db/schema/database.ts'
import { raise } from '../../events/raise.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import type { EventServices } from '../../services/services.ts'
import { bumpVersion, writeLines } from './cart.commands.ts'
import { linesOf } from './cart.queries.ts'

/** Adds the guest's lines to the member's, within stock and limits. */
async function mergeCart(
  tx: Tx,
  { guest, member, storefront, at, report }: ServerEvents['identity.merged'],
  services: EventServices,
): Promise<void> {
  // Both carts are locked: an operation of either waits until the merge is done.
  await bumpVersion(tx, guest, at)
  await bumpVersion(tx, member, at)
  await mergeOffers(tx, guest, member)
  const brought = await linesOf(tx, guest)
  const own = await linesOf(tx, member)
  if (brought.length === 0) return
  const stock = await tx
    .selectFrom('sku')
    .select(['sku', 'stock'])
    .where(
      'sku',
      'in',
      brought.map((line) => line.sku),
    )
    .execute()
  const merged = mergeCartLines(own, brought, (sku) => stock.find((row) => row.sku === sku)?.stock ?? 0)
  await writeLines(tx, member, { before: own, after: merged.lines })
  await tx.deleteFrom('cart_line').where('shopper', '=', shopperKey(guest)).execute()
  const actor = { ...storefront, shopper: member, now: at }
  await raise(tx, services, { name: 'cart.changed', actor, lines: merged.lines })
  report.capped.push(...merged.capped)
  report.left.push(...merged.left)
}

/** The guest chose last: what they have added takes the place of the member's. */
async function mergeOffers(tx: Tx, guest: Shopper, member: Shopper): Promise<void> {
  const [from, to] = [shopperKey(guest), shopperKey(member)]
  const brought = await tx.selectFrom('cart_offer').select('rule_id').where('shopper', '=', from).execute()
  if (brought.length === 0) return
  await tx.deleteFrom('cart_offer').where('shopper', '=', to).execute()
  await tx.updateTable('cart_offer').set({ shopper: to }).where('shopper', '=', from).execute()
}

async function eraseCart(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('cart_line').where('shopper', '=', shopperKey(member)).execute()
  await tx.deleteFrom('cart_offer').where('shopper', '=', shopperKey(member)).execute()
  await tx.deleteFrom('cart').where('shopper', '=', shopperKey(member)).execute()
}

export const cartData: PersonalData = {
  tables: ['cart', 'cart_line', 'cart_offer'],
  merge: mergeCart,
  erase: eraseCart,
  export: async (tx, _, member) => ({
    cart: (await linesOf(tx, member)).map(({ sku, qty, selected, addedAt }) => ({
      sku,
      qty,
      selected,
      addedAt,
    })),
  }),
}
