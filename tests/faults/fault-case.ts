import { test as base, type Page } from '@playwright/test'
import { cartList, type Cart } from '#contract/buying/cart.contract.ts'
import type { FaultProxy, Foreign } from '../world/faults/fault-proxy.ts'
import { aFaultyShop, type FaultyShop } from '../world/shops/faulty-shop.ts'
import { aPhone, type Phone } from '../world/people/phone.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { expect, listen, settleIn } from '../world/browser/fixtures.ts'
import { addFromPage, type Find, findPieces, quantity } from '../world/browser/shopping.ts'
import { deviceRows, type DeviceRows } from '../world/device/device-rows.ts'
import { checkSequences, ledgerOf } from './check-ledger.ts'
import { drained, shopperOf } from '../world/browser/device-facts.ts'

/** One case of the fault matrix: a phone, a server, and a proxy between them that injects faults. */
export interface FaultCase {
  readonly phone: Phone
  readonly shop: RunningShop
  readonly net: FaultProxy
  /** Pieces of different products; the first is in the cart once `begin` is done. */
  readonly pieces: readonly [Find, Find, Find]
  /** Page errors of this case; `allow` removes those that the case itself has caused. */
  allow(expected: RegExp): void
  /**
   * A first visit: the pages of all pieces are on the device, one piece is in the cart, the session cookie is on the
   * disk.
   */
  begin(): Promise<string>
  /** The next operation kills the server when everything but the commit is done. */
  dieBeforeCommit(): void
  /** I1 to I4, and the cart that the taps request, on the server and on the screen. */
  expectLedger(cart: Readonly<Record<string, number>>, options?: { readonly refused?: number }): Promise<void>
}

interface Fixtures {
  readonly faultCase: FaultCase
}

export const test = base.extend<Fixtures, { world: FaultyShop }>({
  world: [
    async ({}, use) => {
      const world = await aFaultyShop()
      await use(world)
      await world.close()
    },
    { scope: 'worker' },
  ],
  faultCase: async ({ world: { url, shop, net, dieBeforeCommit } }, use) => {
    const complaints: string[] = []
    const allowed: RegExp[] = []
    const phone = await aPhone(url, { onPage: (page) => listen(page, complaints) })
    const [one, two, three] = (await findPieces(shop, 12)).toSorted((a, b) => b.stock - a.stock)
    if (!one || !two || !three) throw new Error('not enough pieces')
    let isChecked = false
    await use({
      phone,
      shop,
      net,
      pieces: [one, two, three],
      dieBeforeCommit,
      allow: (expected) => void allowed.push(expected),
      async begin() {
        for (const { card } of [three, two, one]) {
          await phone.page.goto(card.baseUrl)
          await expect(phone.page.locator('main h1').first()).toBeVisible()
          await settleIn(phone.page)
          await onDevice(phone.page, card.spuCode)
        }
        await addFromPage(phone.page, one)
        await drained(phone.page)
        // A killed browser may lose its newest cookie; this case is about something else.
        await phone.restart()
        await phone.page.goto('/cart')
        await expect(quantity(phone.page, one)).toHaveValue('1')
        return shopperOf(phone.page)
      },
      async expectLedger(cart, { refused = 0 } = {}) {
        isChecked = true
        net.heal()
        await phone.context.setOffline(false)
        const page = phone.context.pages().find((open) => open.url().startsWith(url)) ?? phone.page
        await page.goto('/cart')
        await drained(page)
        const shopper = await shopperOf(page)
        const rows = await deviceRows(page)
        expect(checkSequences({ shop, net, shopper, devices: rows ? [rows] : [] })).toEqual([])
        // A device that has written nothing has no database.
        expect(rows?.rejected ?? []).toHaveLength(refused)
        expect(ledgerOf(shop, shopper).cart).toEqual(cart)
        await sameOnScreen(page)
        expect(complaints.filter((said) => !allowed.some((pattern) => pattern.test(said)))).toEqual([])
      },
    })
    net.heal()
    await phone.close()
    // A case that compares nothing proves nothing.
    expect(isChecked || base.info().status !== 'passed', 'the case compares the ledgers').toBe(true)
  },
})

export { expect }

export async function rowsOn(page: Page): Promise<DeviceRows> {
  const rows = await deviceRows(page)
  if (!rows) throw new Error('nothing was ever written on this device')
  return rows
}

/** Raises a quantity on the bag's page; resolves when the device has stored it. */
export async function oneMore(page: Page, find: Find): Promise<void> {
  const { device } = await rowsOn(page)
  await page.getByRole('button', { name: `One more ${find.card.productsName}`, exact: true }).click()
  await quantity(page, find).press('Enter')
  await expect.poll(async () => (await rowsOn(page)).device.nextSeq).toBe(device.nextSeq + 1)
}

/** I3: the bag's page shows the server's state: pieces, quantities and selections, in the server's order. */
export async function sameOnScreen(page: Page): Promise<void> {
  const shown = async () => {
    await expect(page.locator('main h1').first()).toBeVisible()
    return page.evaluate(() =>
      [...document.querySelectorAll('main li')].flatMap((row) => {
        const box = row.querySelector<HTMLInputElement>('input[type=checkbox]')
        const field = row.querySelector<HTMLInputElement>('[role=spinbutton]')
        if (!box || !field) return []
        const name = (box.labels?.[0]?.textContent ?? '').replace(/^Select /, '')
        return [{ name, qty: Number(field.value), selected: box.checked }]
      }),
    )
  }
  const input = await page.evaluate(async (path) => {
    const answer = await fetch(path, { headers: { apptype: 'www' } })
    return (await answer.json()) as { data: Pick<Cart, 'cartInfo'> }
  }, `/api${cartList.path}`)
  const stored = input.data.cartInfo.list
    .filter(({ state }) => state === 'ok')
    .map(({ productsName: name, qty, selected }) => ({ name, qty, selected }))
  await expect.poll(shown).toEqual(stored)
}

/** Waits until the worker has cached the page's data: only then does the page open without a network. */
async function onDevice(page: Page, spu: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const stored = await (await caches.open('vanda-catalogue')).keys()
        return stored.some(({ url }) => new URL(url).pathname === `/api/products/${wanted}`)
      }, spu),
    )
    .toBe(true)
}

/** The server's envelope, as an intermediary would answer with it. */
export function envelope(
  status: number,
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
): Foreign {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ code: status, message: '', data }),
  }
}

export const HOTEL: Foreign = {
  status: 200,
  headers: { 'content-type': 'text/html', etag: '"hotel"' },
  body: '<!doctype html><title>Hotel Wi-Fi</title><h1>Please sign in</h1>',
}
