import * as contract from '#contract/push.ts'
import type { PushStanding } from '#contract/push.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { serve, type Call, type Served } from '../../http/served.ts'
import type { Services } from '../../services.ts'
import { renew, setPreferences, subscribe, unsubscribe, watchStock } from './push.commands.ts'
import { ownSubscription, standingOf, type Subscription } from './push.queries.ts'

export function pushRoutes(services: Services): Served[] {
  /** Every change is one transaction and answers how things stand after it. */
  const change =
    <Input>(act: (services: Services, tx: Tx, call: Call, input: Input) => Promise<Subscription>) =>
    (call: Call, input: Input): Promise<PushStanding> =>
      transact(services.store, async (tx) => standingOf(tx, await act(services, tx, call, input)))

  return [
    serve(contract.pushKey, () => ({ key: services.push.publicKey })),
    serve(contract.pushState, async (call, { endpoint }) =>
      standingOf(services.store.db, await ownSubscription(services.store.db, call.principal, endpoint)),
    ),
    serve(contract.pushSubscribe, async (call, input) => {
      await call.ensurePrincipal()
      return change(subscribe)(call, input)
    }),
    serve(contract.pushRenew, change(renew)),
    serve(contract.pushPreferences, change(setPreferences)),
    serve(contract.pushWatch, change(watchStock)),
    serve(contract.pushUnsubscribe, (call, { endpoint }) =>
      transact(services.store, async (tx) => {
        await unsubscribe(services, tx, call, endpoint)
        return standingOf(tx, undefined)
      }),
    ),
  ]
}
