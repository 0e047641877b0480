import { countShare as countCall, myPoints } from '#contract/account/points.contract.ts'
import { membershipAt } from '#domain/membership/membership.ts'
import { ShopError } from '../../core/shop-error.ts'
import { transact } from '../../db/transaction.ts'
import { handle, handleSnapshot, type Route } from '../../services/route.ts'
import { countShare } from './count-share.ts'
import { enrolmentOf, ordersOfEntries, purchasesOf } from './member-tier.ts'
import { orderNumbersOf } from './order-numbers.ts'
import { presentPoints } from './points.present.ts'
import { pointEntriesOf } from './points.queries.ts'
import { subjectsOf } from './subjects.ts'

export const pointRoutes: readonly Route[] = [
  handleSnapshot(myPoints, async (tx, { shopper, now, language }) => {
    if (shopper?.kind !== 'member') throw new ShopError('sign-in-needed')
    const enrolment = await enrolmentOf(tx, shopper.id)
    if (!enrolment) throw new ShopError('sign-in-needed')
    const entries = await pointEntriesOf(tx, shopper.id)
    const orders = await ordersOfEntries(tx, entries)
    const orderNumbers = await orderNumbersOf(tx, entries)
    const subjects = await subjectsOf(tx, entries, language)
    const membership = membershipAt(purchasesOf(entries, orders), enrolment, now)
    return presentPoints(shopper, { entries, orderNumbers, subjects, membership }, now)
  }),
  handle(countCall, async (context, input) => ({
    outcome: await transact(context.services.store, (tx) => countShare(tx, context, input)),
  })),
]
