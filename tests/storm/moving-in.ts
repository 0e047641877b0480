import type { Page } from '@playwright/test'
import { cartAdd, wishListAdd } from '#contract/buying/cart.contract.ts'
import { shopperOf } from '../world/browser/device-facts.ts'
import { settleIn } from '../world/browser/fixtures.ts'
import type { Find } from '../world/browser/shopping.ts'
import { open } from './screens.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import type { StormDevice } from './shopper-device.ts'
import { touch } from './touch.ts'
import { until } from './until.ts'

/** Operations that each device makes before the storm. */
export const FIRST_OPERATIONS = 1

/** Both devices belong to the same user; each has the pages of all pieces, and the session on its disk. */
export async function moveIn(
  devices: readonly StormDevice[],
  pieces: readonly Find[],
  origin: string,
): Promise<string> {
  const [first] = pieces
  if (!first) throw new Error('no pieces')
  let cookies: Awaited<ReturnType<StormDevice['phone']['context']['cookies']>> = []
  for (const device of devices) {
    if (cookies.length > 0) await device.phone.context.addCookies(cookies)
    const page = await device.tab(0)
    await takeAlong(page, pieces)
    await open(page, first.card.baseUrl)
    if (!(await touch(page, { what: 'add', piece: first, which: 0 }, pieces)))
      throw new Error('the first piece could not be added')
    await until('the first piece is in the shop', async () => {
      const rows = await device.rows()
      return rows?.device.lastSeq === 1 && rows.operations.length === 0
    })
    if (cookies.length === 0) cookies = await device.phone.context.cookies(origin)
    await device.phone.restart()
    await open(await device.tab(0), '/cart')
  }
  const [one, two] = await Promise.all(devices.map(async (device) => shopperOf(await device.tab(0))))
  if (!one || one !== two) throw new Error('the devices belong to two people')
  return one
}

/** Opens the shop and the pages of these pieces, until they are on the device. */
export async function takeAlong(page: Page, pieces: readonly Find[]): Promise<void> {
  await page.goto('/')
  await settleIn(page)
  for (const piece of pieces) {
    await open(page, piece.card.baseUrl)
    await until('the page is on the device', () => isStored(page, piece.card.spuCode))
  }
}

/** Another user with some of the same pieces, who stays inactive: this user's cart must not change. */
export async function aBystander(url: string, pieces: readonly Find[]): Promise<void> {
  const bystander = aTestClient(url)
  for (const { sku, card } of pieces.slice(1, 3)) {
    await bystander.get(cartAdd, { sku, productId: card.productsId, qty: 2 })
    await bystander.get(wishListAdd, { spu: card.spuCode })
  }
}

function isStored(page: Page, spu: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const stored = await (await caches.open('vanda-catalogue')).keys()
    return stored.some(({ url }) => new URL(url).pathname === `/api/products/${wanted}`)
  }, spu)
}
