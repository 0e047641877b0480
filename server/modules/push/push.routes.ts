import * as contract from '#contract/push.contract.ts'
import type { PushStanding } from '#contract/push.contract.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { handle, type RequestContext, type Route } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'
import { renew, setPreferences, subscribe, unsubscribe, watchStock } from './push.commands.ts'
import { ownSubscription, standingOf, type Subscription } from './push.queries.ts'

export function pushRoutes(services: Services): Route[] {
  /** Every change is one transaction and returns the new state. */
  const change =
    <Input>(
      act: (services: Services, tx: Tx, context: RequestContext, input: Input) => Promise<Subscription>,
    ) =>
    (context: RequestContext, input: Input): Promise<PushStanding> =>
      transact(services.store, async (tx) => standingOf(tx, await act(services, tx, context, input)))

  return [
    handle(contract.pushKey, () => ({ key: services.push.publicKey })),
    handle(contract.pushState, async (context, { endpoint }) =>
      standingOf(services.store.db, await ownSubscription(services.store.db, context.principal, endpoint)),
    ),
    handle(contract.pushSubscribe, async (context, input) => {
      await context.ensurePrincipal()
      return change(subscribe)(context, input)
    }),
    handle(contract.pushRenew, change(renew)),
    handle(contract.pushPreferences, change(setPreferences)),
    handle(contract.pushWatch, change(watchStock)),
    handle(contract.pushUnsubscribe, (context, { endpoint }) =>
      transact(services.store, async (tx) => {
        await unsubscribe(services, tx, context, endpoint)
        return standingOf(tx, undefined)
      }),
    ),
  ]
}
