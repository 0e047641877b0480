import { guestOrder, ownOrder } from '#contract/buying/checkout.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import { handle, isKnown, type Route } from '../../services/route.ts'
import { presentOrder } from './orders.present.ts'
import { orderBySecret, orderOfMember } from './orders.queries.ts'
import { orderSecret } from './secrets.ts'

export const orderRoutes: readonly Route[] = [
  handle(guestOrder, async (context, input) => {
    const { db } = context.services.store
    const say = context.services.texts.in(context.language)
    return presentOrder(db, await orderBySecret(db, input), { ...context, say })
  }),
  handle(ownOrder, async (context, { orderNumber }) => {
    if (!isKnown(context)) throw new ShopError('sign-in-needed')
    const { db } = context.services.store
    const { id, number } = await orderOfMember(db, { member: context.shopper, orderNumber })
    return { orderNumber: number, secret: await orderSecret(db, id) }
  }),
]
