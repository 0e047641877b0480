import * as contract from '#contract/buying/returns.contract.ts'
import { handle, handleQueued, type ShopperContext, type Route } from '../../services/route.ts'
import type { Reader } from '../../db/schema/database.ts'
import { presentReturn } from '../orders/after-sale/present-after-sale.ts'
import { returnsOfOrder } from '../orders/after-sale/read-after-sale.ts'
import { orderFor } from '../orders/order-access.ts'
import { NEWEST, readOrderList } from '../orders/order-list.ts'
import { linesOfOrder } from '../orders/orders.queries.ts'
import { ShopError } from '../../core/shop-error.ts'
import { changeReturns } from './apply-return.ts'

const present = (db: Reader, context: ShopperContext) => readOrderList(db, context, NEWEST)

export const returnRoutes: readonly Route[] = [
  ...[contract.applyReturn, contract.cancelReturn, contract.sendReturn].map((endpoint) =>
    handleQueued(endpoint, { act: changeReturns, present }),
  ),
  handle(contract.returnDetail, async (context, { returnId, ...access }) => {
    const { store, texts, now } = context.services
    const order = await orderFor(context, access)
    const one = (await returnsOfOrder(store.db, order.id)).find(
      ({ id, number }) => id === returnId || number === returnId,
    )
    if (!one) throw new ShopError('return-unknown')
    const reading = { ...context, say: texts.in(context.language), now: now() }
    return presentReturn(store.db, one, { order, lines: await linesOfOrder(store.db, order.id), reading })
  }),
]
