import * as contract from '#contract/notices/push.contract.ts'
import type { PushStanding } from '#contract/notices/push.contract.ts'
import type { Tx } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import { transact } from '../../db/transaction.ts'
import {
  handle,
  isKnown,
  withShopper,
  type RequestContext,
  type Route,
  type ShopperContext,
} from '../../services/route.ts'
import { renew, setPreferences, subscribe, unsubscribe, watchStock } from './push.commands.ts'
import { ownSubscription, standingOf, type Subscription } from './push.queries.ts'

export const pushRoutes: readonly Route[] = [
  handle(contract.pushKey, ({ services }) => ({ key: services.push.publicKey })),
  handle(contract.pushState, async ({ services, shopper }, { endpoint }) =>
    standingOf(services.store.db, await ownSubscription(services.store.db, shopper, endpoint)),
  ),
  handle(contract.pushSubscribe, async (context, input) => {
    return change(subscribe)(await withShopper(context), input)
  }),
  handle(contract.pushRenew, change(renew)),
  handle(contract.pushPreferences, change(setPreferences)),
  handle(contract.pushWatch, change(watchStock)),
  handle(contract.pushUnsubscribe, (context, { endpoint }) =>
    transact(context.services.store, async (tx) => {
      if (isKnown(context)) await unsubscribe(tx, context, endpoint)
      return standingOf(tx, undefined)
    }),
  ),
]

/** Every change is one transaction and returns the new state; a caller without data has no subscription. */
function change<Input>(act: (tx: Tx, context: ShopperContext, input: Input) => Promise<Subscription>) {
  return async (context: RequestContext, input: Input): Promise<PushStanding> => {
    if (!isKnown(context)) throw new ShopError('push-unknown')
    return transact(context.services.store, async (tx) => standingOf(tx, await act(tx, context, input)))
  }
}
