import * as contract from '#contract/push.contract.ts'
import type { PushStanding } from '#contract/push.contract.ts'
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
import type { Services } from '../../services/services.ts'
import { renew, setPreferences, subscribe, unsubscribe, watchStock } from './push.commands.ts'
import { ownSubscription, standingOf, type Subscription } from './push.queries.ts'

export function pushRoutes(services: Services): Route[] {
  /** Every change is one transaction and returns the new state; a caller without data has no subscription. */
  const change =
    <Input>(
      act: (services: Services, tx: Tx, context: ShopperContext, input: Input) => Promise<Subscription>,
    ) =>
    async (context: RequestContext, input: Input): Promise<PushStanding> => {
      if (!isKnown(context)) throw new ShopError('push-unknown')
      return transact(services.store, async (tx) => standingOf(tx, await act(services, tx, context, input)))
    }

  return [
    handle(contract.pushKey, () => ({ key: services.push.publicKey })),
    handle(contract.pushState, async (context, { endpoint }) =>
      standingOf(services.store.db, await ownSubscription(services.store.db, context.shopper, endpoint)),
    ),
    handle(contract.pushSubscribe, async (context, input) => {
      return change(subscribe)(await withShopper(context), input)
    }),
    handle(contract.pushRenew, change(renew)),
    handle(contract.pushPreferences, change(setPreferences)),
    handle(contract.pushWatch, change(watchStock)),
    handle(contract.pushUnsubscribe, (context, { endpoint }) =>
      transact(services.store, async (tx) => {
        if (isKnown(context)) await unsubscribe(services, tx, context, endpoint)
        return standingOf(tx, undefined)
      }),
    ),
  ]
}
