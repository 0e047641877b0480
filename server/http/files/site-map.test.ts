import { expect, test } from 'vitest'
import { aShop } from '#tests/world/shops/shop.ts'

test('the sitemap is written once per site and version of the catalogue', async () => {
  const shop = await aShop('sqlite', { products: 30 })
  const { services } = shop
  const open = async () => (await fetch(`${shop.url}/sitemap.xml`)).text()
  const first = await open()
  expect(first).toContain('/products/')
  // The version stays as it is: no catalogue has read this change.
  await services.store.db.updateTable('product').set({ listed: 0 }).execute()
  expect(await open()).toBe(first)
  await services.store.db
    .updateTable('product')
    .set({ changed_at: shop.clock.now + 1 })
    .execute()
  shop.clock.now += 1_000
  await services.catalogue.refresh(shop.clock.now)
  expect(await open()).not.toContain('/products/')
  await shop.close()
})
