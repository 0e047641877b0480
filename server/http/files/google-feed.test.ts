import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { inUnits } from '#domain/money/money.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

interface Item {
  readonly [field: string]: string
}

describe.each(ENGINES)('the product feed on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine, { products: 60 })
  })
  afterAll(() => shop.close())

  const open = (path: string) => fetch(`${shop.url}${path}`)
  const read = async (path: string): Promise<Item[]> => {
    const text = await (await open(path)).text()
    expect(text).toMatch(/^<\?xml[^]*<\/rss>\n$/)
    return [...text.matchAll(/<item>([^]*?)<\/item>/g)].map(([, item = '']) =>
      Object.fromEntries(
        [...item.replace(/<g:shipping>[^]*?<\/g:shipping>/, '').matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(
          ([, name = '', value = '']) => [name, value],
        ),
      ),
    )
  }

  test('has each SKU that is sold for money once, with the price and stock of product and bag (traps 6.17)', async () => {
    const items = await read('/feeds/google.xml')
    expect(items.length).toBeGreaterThan(200)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    expect(new Set(items.map(({ availability }) => availability))).toEqual(
      new Set(['in_stock', 'out_of_stock', 'preorder']),
    )
    const client = aTestClient(shop.url)
    for (const item of items.filter((_, at) => at % 23 === 0)) {
      const known = await client.get(product, { spuCode: item['item_group_id'] ?? '', sku: item['id'] })
      const size = known.attributes.flatMap((group) => group.size).find(({ sku }) => sku === item['id'])
      const price = (amount = -1) => `${inUnits(amount, known.currency)} ${known.currency}`
      expect(item['price']).toBe(price(size?.productsPrice))
      expect(item['sale_price'] ?? item['price']).toBe(price(size?.finalPrice))
      expect(item['availability'] === 'out_of_stock').toBe(!size?.canBuy)
      expect(item['link']).toContain(`sku=${item['id']}`)
      if (!size?.canBuy) continue
      await client.get(cartAdd, { productId: known.productsId, sku: size.sku, qty: 1 })
      const { cartInfo } = await client.get(cartList, {})
      expect(cartInfo.list.find(({ sku }) => sku === size.sku)?.finalPrice).toBe(size.finalPrice)
    }
  })

  test('uses the language of the parameter `lang`', async () => {
    const [english, french] = [await read('/feeds/google.xml'), await read('/feeds/google.xml?lang=fr')]
    expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
    expect(french[0]?.['link']).toContain('/fr/products/')
    expect(french[0]?.['title']).not.toBe(english[0]?.['title'])
  })
})
