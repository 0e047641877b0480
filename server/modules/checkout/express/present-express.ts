import type { ExpressCheckout } from '#contract/buying/payment.contract.ts'
import { minor } from '#domain/brand.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { RequestContext } from '../../../services/route.ts'
import { orderById } from '../../orders/orders.queries.ts'
import { orderSecret } from '../../orders/secrets.ts'
import type { ExpressRow } from '../../payment/express-rows.ts'

/** An express checkout for the shopper whose it is. */
export async function presentExpress(context: RequestContext, express: ExpressRow): Promise<ExpressCheckout> {
  const { services, now, locale } = context
  const { product_id: productId, sku, qty, amount, currency } = express
  const state = stateOf(express, now)
  const facts = sku === null ? undefined : services.catalogue.sku(sku, context, now)
  const isAuthorized = state === 'authorized'
  return {
    state,
    buyNow: productId === null || sku === null ? null : { productId, sku, qty },
    amount,
    formatAmount: isCurrency(currency)
      ? formatMoney(minor(amount), currency, locale)
      : `${amount} ${currency}`,
    currency,
    piece: facts && {
      sku: facts.sku,
      productsName: facts.name,
      color: facts.color,
      size: facts.size,
      imageUrl: facts.imageUrl,
      baseUrl: facts.baseUrl,
    },
    email: isAuthorized ? express.email : '',
    address: isAuthorized ? readAddress(express.address) : null,
    order: express.order_id === null ? null : await orderKeyOf(context, express.order_id),
  }
}

/** An order stays one, whatever became of the wallet. */
function stateOf({ state, order_id: orderId, expires_at: expiresAt }: ExpressRow, now: number) {
  if (orderId !== null || state === 'ordered' || state === 'captured') return 'ordered'
  if (state === 'refused') return 'refused'
  if (state === 'given-up' || expiresAt <= now) return 'expired'
  return state === 'created' ? 'waiting' : state
}

function readAddress(text: string | null): ExpressCheckout['address'] {
  return text === null ? null : (JSON.parse(text) as ExpressCheckout['address'])
}

async function orderKeyOf({ services }: RequestContext, orderId: string): Promise<ExpressCheckout['order']> {
  const { db } = services.store
  const order = await orderById(db, orderId)
  return order ? { orderNumber: order.number, secret: await orderSecret(db, orderId) } : null
}
