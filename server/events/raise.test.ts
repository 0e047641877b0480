import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import type { Tx } from '../db/schema/database.ts'
import { afterCommit, transact } from '../db/transaction.ts'
import { raise, type Listeners } from './raise.ts'
import type { ServerEvents } from './server-events.ts'

interface Context {
  readonly listeners: Listeners<Context>
  readonly heard: string[]
}

const NONE: Listeners<Context> = {
  'cart.changed': [],
  'order.placed': [],
  'order.paid': [],
  'order.shipped': [],
  'parcel.moved': [],
  'order.delivered': [],
  'return.changed': [],
  'payment.refunded': [],
  'payment.disputed': [],
  'order.refunded': [],
  'order.cancelled': [],
  'stock.changed': [],
  'identity.merged': [],
  'member.email-changed': [],
  'member.email-confirmed': [],
  'member.registered': [],
  'member.birthday-set': [],
  'review.changed': [],
  'preferences.changed': [],
  'member.secured': [],
  'member.erased': [],
}
const PAID = { name: 'order.paid', orderId: 'o1', at: 1 } as const

function setting(tx: Tx, key: string) {
  return tx.insertInto('setting').values({ key, value: '' }).execute()
}

async function first(tx: Tx, { orderId }: ServerEvents['order.paid'], { heard }: Context): Promise<void> {
  await setting(tx, `first ${orderId}`)
  heard.push('first')
}

async function second(tx: Tx, _: ServerEvents['order.paid'], { heard }: Context): Promise<void> {
  const known = await tx.selectFrom('setting').select('key').where('key', '=', 'first o1').execute()
  heard.push(`second after ${known.length}`)
  afterCommit(tx, async () => void heard.push('committed'))
}

async function failing(): Promise<void> {
  throw new RangeError('a listener that fails')
}

describe.each(ENGINES)('events on %s', (engine) => {
  let store: OpenedStore
  beforeEach(async () => {
    store = await aStore(engine)
  })
  afterEach(() => store.close())

  const settings = async () =>
    (await store.db.selectFrom('setting').select('key').where('key', 'in', ['cause', 'first o1']).execute())
      .length
  const paid = (context: Context) =>
    transact(store, async (tx) => {
      await setting(tx, 'cause')
      await raise(tx, context, PAID)
      context.heard.push('raised')
    })

  test('listeners run in the order of the list and in the transaction of the cause', async () => {
    const context: Context = { listeners: { ...NONE, 'order.paid': [first, second] }, heard: [] }
    await paid(context)
    expect(context.heard).toEqual(['first', 'second after 1', 'raised', 'committed'])
    expect(await settings()).toBe(2)
  })

  test('a listener that fails takes back the cause and what other listeners wrote, and no effect follows', async () => {
    const context: Context = { listeners: { ...NONE, 'order.paid': [first, second, failing] }, heard: [] }
    await expect(paid(context)).rejects.toThrow('a listener that fails')
    expect(context.heard).toEqual(['first', 'second after 1'])
    expect(await settings()).toBe(0)
  })

  test('an effect needs a transaction that ends by transact', async () => {
    const raw = store.db.transaction().execute(async (tx) => afterCommit(tx, async () => {}))
    await expect(raw).rejects.toThrow(RangeError)
  })
})
