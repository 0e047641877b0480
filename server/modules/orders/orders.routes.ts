import { guestOrder, ownOrder } from '#contract/buying/checkout.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import { handle, isKnown, type Route } from '../../services/route.ts'
import { presentOrder } from './orders.present.ts'
import { attemptsOf, orderBySecret, orderOfMember } from './orders.queries.ts'
import { orderSecret } from './secrets.ts'

export const orderRoutes: readonly Route[] = [
  handle(guestOrder, async (context, input) => {
    const { store, texts, payment } = context.services
    const order = await orderBySecret(store.db, input)
    const [newest] = await attemptsOf(store.db, order.id)
    return {
      ...(await presentOrder(store.db, order, { ...context, say: texts.in(context.language) })),
      paymentMethods: [...payment.methods],
      paymentMethod: newest?.method ?? null,
    }
  }),
  handle(ownOrder, async (context, { orderNumber }) => {
    if (!isKnown(context)) throw new ShopError('sign-in-needed')
    const { db } = context.services.store
    const { id, number } = await orderOfMember(db, { member: context.shopper, orderNumber })
    return { orderNumber: number, secret: await orderSecret(db, id) }
  }),
]
