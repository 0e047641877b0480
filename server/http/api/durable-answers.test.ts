import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { openStore } from '#server/db/open.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { FragileDisk } from '#tests/world/faults/fragile-disk.ts'
import { HeldLog } from '#tests/world/faults/held-log.ts'
import { somePieces } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient } from '#tests/world/shops/test-client.ts'

/** Calls that need no database: an answer that had left by now would be here. */
async function roundTrips(shop: Shop): Promise<void> {
  for (let trip = 0; trip < 5; trip++) expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
}

test('no answer leaves before what it tells is on disk (R16, decision 0077)', async () => {
  const log = new HeldLog()
  const shop = await aShop('sqlite', { openLog: () => log })
  const { sku, productId } = (await somePieces(shop))(0)
  const [guest, other] = [aTestClient(shop.url), aTestClient(shop.url)]
  await guest.get(cartAdd, { sku, productId, qty: 1 })
  const answered: string[] = []
  const asked = log.hold()
  const calls = [
    guest.get(cartAdd, { sku, productId, qty: 1 }).then(() => answered.push('the guest who added')),
    other.get(cartAdd, { sku, productId, qty: 1 }).then(() => answered.push('the new guest')),
  ]
  await asked
  calls.push(guest.get(cartList, {}).then(() => answered.push('a look at the bag')))
  await roundTrips(shop)
  expect(answered).toEqual([])
  log.release()
  await Promise.all(calls)
  expect(answered).toHaveLength(3)
  expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(2)
  await shop.close()
})

test('a new guest, its session and its bag need one sync', async () => {
  const log = new HeldLog()
  const shop = await aShop('sqlite', { openLog: () => log })
  const { sku, productId } = (await somePieces(shop))(0)
  const before = log.syncs
  await aTestClient(shop.url).get(cartAdd, { sku, productId, qty: 1 }, aDevice().next())
  expect(log.syncs - before).toBe(1)
  await shop.close()
})

test.each([
  { disk: 'an unreadable disk', code: 'EIO', status: 500, reason: 'broken' },
  { disk: 'a full disk', code: 'ENOSPC', status: 503, reason: 'storage-full' },
])(
  'after a sync that fails by $disk every call is answered with an error (R19)',
  async ({ code, status, reason }) => {
    const log = new HeldLog()
    const shop = await aShop('sqlite', { openLog: () => log })
    const { sku, productId } = (await somePieces(shop))(0)
    const guests = [aTestClient(shop.url), aTestClient(shop.url)]
    const asked = log.hold()
    const calls = guests.map((guest) => guest.ask(cartAdd, { sku, productId, qty: 1 }))
    await asked
    log.fail(code)
    const answers = [...(await Promise.all(calls)), await aTestClient(shop.url).ask(cartList, {})]
    expect(answers.map((answer) => [answer.status, answer.body.data])).toEqual(
      answers.map(() => [status, expect.objectContaining({ reason })]),
    )
    expect(guests.map((guest) => guest.cookies.size)).toEqual([0, 0])
    expect((await shop.failed).message).toContain(code)
    await shop.close()
  },
)

const GUESTS = 4
const ORDERS = 3

interface PowerCut {
  /** Data folder as the disk has it. */
  readonly folder: string
  /** What had been acknowledged by then. */
  readonly orders: readonly string[]
  readonly operations: ReadonlyMap<string, number>
}

test('R16 acknowledged orders and operations survive a power cut at any moment', async () => {
  const disk = new FragileDisk()
  const shop = await aShop('sqlite', { openLog: disk.openLog })
  const pieces = await somePieces(shop)
  const orders: string[] = []
  const operations = new Map<string, number>()
  const cuts: PowerCut[] = []
  const cut = () => cuts.push({ folder: disk.cut(), orders: [...orders], operations: new Map(operations) })

  async function buy(at: number): Promise<void> {
    const [guest, device] = [aTestClient(shop.url), aDevice()]
    const { sku, productId } = pieces(at)
    for (let order = 1; order <= ORDERS; order++) {
      await guest.get(cartAdd, { sku, productId, qty: 1 }, device.next())
      operations.set(device.id, order)
      cut()
      const { quoteId } = await guest.get(quoteOrder, {})
      const input = { quoteId, email: 'mei@example.com', address: ADDRESS }
      const { orderNumber } = await guest.get(placeOrder, input, { [HEADERS.idempotency]: randomUUID() })
      orders.push(orderNumber)
      cut()
    }
  }
  await Promise.all(Array.from({ length: GUESTS }, (_, at) => buy(at)))
  await shop.close()

  expect(cuts).toHaveLength(GUESTS * ORDERS * 2)
  for (const acknowledged of cuts) expect(await lostIn(acknowledged)).toEqual([])
})

async function lostIn({ folder, orders, operations }: PowerCut): Promise<string[]> {
  const { db } = await openStore({ DATA_DIR: folder })
  const numbers = await db.selectFrom('shop_order').select('number').execute()
  const stored = new Set(numbers.map(({ number }) => number))
  const devices = await db.selectFrom('device').select(['id', 'last_seq']).execute()
  const last = new Map(devices.map((row) => [row.id, row.last_seq]))
  await db.destroy()
  return [
    ...orders.filter((number) => !stored.has(number)),
    ...[...operations].filter(([id, seq]) => (last.get(id) ?? 0) < seq).map(([id]) => id),
  ]
}
