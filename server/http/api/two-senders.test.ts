import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { createApp } from '#server/app.ts'
import type { Db } from '#server/db/schema/database.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient } from '#tests/world/shops/test-client.ts'
import { ShopError } from '../../core/shop-error.ts'

/** Runs `between` before the next transaction, once. */
let between: (() => Promise<unknown>) | undefined

function interrupted(db: Db): Db {
  return replaced(db, 'transaction', () => {
    const builder = db.transaction()
    const interruption = between
    if (!interruption) return builder
    between = undefined
    return replaced(builder, 'execute', async (work: Parameters<typeof builder.execute>[0]) => {
      await interruption()
      return builder.execute(work)
    })
  })
}

/** The same object with one other method; the rest keeps its private fields. */
function replaced<T extends object>(whole: T, name: keyof T, method: unknown): T {
  return new Proxy(whole, {
    get(target, key) {
      if (key === name) return method
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

describe.each(ENGINES)('two senders of one operation on %s', (engine) => {
  let shop: Shop
  let onCartChanged: () => Promise<void> = async () => {}
  beforeEach(async () => {
    shop = await aShop(engine, {
      make: (services) =>
        createApp(
          {
            ...services,
            store: { ...services.store, db: interrupted(services.store.db) },
            listeners: { ...services.listeners, 'cart.changed': [() => onCartChanged()] },
          },
          undefined,
        ),
    })
  })
  afterEach(() => shop.close())

  test('an operation that was refused and applied meanwhile is answered as applied (offline.md D5)', async () => {
    const [guest, device] = [aTestClient(shop.url), aDevice()]
    const piece = (await somePieces(shop))(0)
    const item = { sku: piece.sku, productId: piece.productId, qty: 1 }
    await guest.get(cartAdd, item, device.next())
    const headers = device.next()
    onCartChanged = async () => {
      onCartChanged = async () => {}
      between = async () => expect((await guest.ask(cartAdd, item, headers)).body.code).toBe(200)
      throw new ShopError('sold-out')
    }
    const { body } = await guest.ask(cartAdd, item, headers)
    expect(body).toMatchObject({ code: 200, lastSeq: 2, data: { goodsTotalQuantity: 2 } })
    expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(2)
  })
})
