import type { Selectable } from 'kysely'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { ExpressCheckoutTable } from '../../db/schema/express-tables.ts'
import type { ExpressFact, StartedPayment } from '../../providers/payment/payment-provider.ts'

/** Time from the press of the button to the order; the wallet's authorisation is valid longer. */
export const EXPRESS_LASTS_MS = HOUR_MS

export type ExpressRow = Selectable<ExpressCheckoutTable>

/** An express checkout of this shopper: another shopper's id finds nothing (trust.md S8). */
export function expressOf(
  db: Reader,
  shopper: Shopper | undefined,
  id: string,
): Promise<ExpressRow | undefined> | undefined {
  if (!shopper) return undefined
  return db
    .selectFrom('express_checkout')
    .selectAll()
    .where('id', '=', id)
    .where('shopper', '=', shopperKey(shopper))
    .executeTakeFirst()
}

/** Stores what the wallet's provider has answered. */
export async function markExpressStarted(
  db: Reader,
  id: string,
  { providerRef, redirectUrl }: StartedPayment,
): Promise<void> {
  await db
    .updateTable('express_checkout')
    .set({ provider_ref: providerRef, redirect_url: redirectUrl, state: 'waiting' })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .execute()
}

/** Stores what the wallet has decided; one that has become an order, or is over, stays what it is. */
export async function noteExpress(db: Reader, id: string, fact: ExpressFact): Promise<void> {
  const { status, email, address } = fact
  if (status === 'waiting') return
  const isAuthorized = status === 'authorized'
  await db
    .updateTable('express_checkout')
    .set({
      state: status,
      email: isAuthorized ? email : '',
      address: isAuthorized && address ? JSON.stringify(address) : null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['created', 'waiting', 'authorized'])
    .execute()
}

/** The express checkout whose wallet is to pay this order; undefined once it was collected, and where there was none. */
export function expressOfOrder(db: Reader, orderId: string): Promise<ExpressRow | undefined> {
  return db
    .selectFrom('express_checkout')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'ordered')
    .executeTakeFirst()
}

/** Ends an express checkout after its capture was requested or has failed: the order is paid another way from then on. */
export async function endExpress(db: Reader, id: string, state: 'captured' | 'expired'): Promise<void> {
  await db
    .updateTable('express_checkout')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'ordered')
    .execute()
}
