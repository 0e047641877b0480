/**
 * A server process that tests kill. `argv`: its orders, as JSON of `Orders`. It prints a line for every step it has
 * acknowledged; `point` names where it kills itself.
 */
import { writeSync } from 'node:fs'
import { openStore } from '#server/db/open.ts'
import type { Catalogue } from '#server/services/catalogue.ts'
import { deliverOutbox } from '#server/queue/outbox.ts'
import { attemptsOf } from '#server/modules/orders/orders.queries.ts'
import { paymentState, submitPayment } from '#server/modules/payment/payment.commands.ts'
import { fileMail } from '#server/providers/mail/file.ts'
import { sandboxClient } from '#server/providers/payment/sandbox/client.ts'
import type { PaymentProvider } from '#server/providers/payment/payment-provider.ts'
import { SILENT } from '#server/core/log.ts'
import { aCheckout } from '../world/money/checkout-world.ts'
import { die, dieBefore, type Query } from './die.ts'
import type { Orders, Point } from './points.ts'

/** Queries before which the process dies: the step before has just been executed. */
const BEFORE_QUERY: Partial<Record<Point, Query>> = {
  'the key is written': { kind: 'UpdateQueryNode', table: 'sku' },
  'the stock is taken': { kind: 'InsertQueryNode', table: 'shop_order' },
  'the order is written': { kind: 'UpdateQueryNode', table: 'idempotency' },
  'the money is there': { kind: 'InsertQueryNode', table: 'outbox' },
}

const orders = JSON.parse(process.argv[2] ?? '') as Orders
const { point } = orders
const opened = await openStore(orders.location)
const store = { ...opened, db: opened.db.withPlugin(dieBefore(point && BEFORE_QUERY[point])) }
const checkout = aCheckout(store)
const sandbox = sandboxClient(orders.sandbox.url, [orders.sandbox.secret])
const payment: PaymentProvider = {
  ...sandbox,
  async start(request) {
    if (point === 'the payment is noted') die()
    const started = await sandbox.start(request)
    if (point === 'the payment is started') die()
    return started
  },
}
const post = fileMail({ dir: `${orders.location.DATA_DIR}/mail`, from: 'Vanda <orders@vanda.example>' })
const services = {
  ...checkout.services,
  payment,
  log: { ...SILENT, info: () => (point === 'the order is paid' ? die() : undefined) },
  catalogue: {
    ...checkout.services.catalogue,
    reread: async () => (point === 'the order is placed' ? die() : undefined),
  } as Catalogue,
  mail: {
    name: 'file',
    async send(mail: Parameters<typeof post.send>[0]) {
      await post.send(mail)
      if (point === 'the mail is out') die()
    },
  },
}
checkout.knows(orders.product)
const other = { ...checkout, services }

do {
  const buyer = await other.buyer([[orders.product, 2]])
  const placed = await buyer.placeWith(services)
  writeSync(1, `${placed.orderNumber}\n`)
  if (orders.forever) continue
  const { data } = await submitPayment(checkout.call({ services }), placed)
  await fetch(data, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ name: 'Mei Tan', number: '4242424242424242', expiry: '12/39', cvc: '123' }),
  })
  await paymentState(services, placed)
  await deliverOutbox(services)
  const order = await store.db.selectFrom('shop_order').select('id').executeTakeFirstOrThrow()
  writeSync(1, `${(await attemptsOf(store.db, order.id))[0]?.state}\n`)
} while (orders.forever)
await store.db.destroy()
