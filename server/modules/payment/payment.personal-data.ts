import { randomBytes } from 'node:crypto'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'

/** The guest's express checkouts become the member's: a login on the way does not lose the wallet. */
async function mergeExpress(tx: Tx, { guest, member }: ServerEvents['identity.merged']): Promise<void> {
  await tx
    .updateTable('express_checkout')
    .set({ shopper: shopperKey(member) })
    .where('shopper', '=', shopperKey(guest))
    .execute()
}

/**
 * What a wallet still holds stays without its person: `expire-express` releases it, or the order that it pays collects it
 * (trust.md S37). All else goes.
 */
async function eraseExpress(tx: Tx, { member, at }: ServerEvents['member.erased']): Promise<void> {
  const own = shopperKey(member)
  const unnamed = {
    shopper: shopperKey(createShopper('guest', randomBytes(16).toString('hex'))),
    email: '',
    address: null,
  }
  await tx
    .updateTable('express_checkout')
    .set({ ...unnamed, state: 'given-up', expires_at: at })
    .where('shopper', '=', own)
    .where('state', 'in', ['created', 'waiting', 'authorized'])
    .execute()
  await tx
    .updateTable('express_checkout')
    .set(unnamed)
    .where('shopper', '=', own)
    .where('state', '=', 'ordered')
    .execute()
  await tx.deleteFrom('express_checkout').where('shopper', '=', own).execute()
}

/** An order that a wallet pays is exported with the orders; what is not an order yet is forgotten within the hour. */
export const paymentData: PersonalData = {
  tables: ['express_checkout'],
  merge: mergeExpress,
  erase: eraseExpress,
}
