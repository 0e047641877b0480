import type { Page } from '@playwright/test'
import { search } from '#contract/listing.contract.ts'
import { searchPath } from '#domain/region/links.ts'
import type { RunningShop } from '../world/running-shop.ts'
import { aTestClient } from '../world/test-client.ts'
import { clockOf, waitForGuard } from './click-guard.ts'
import { expect, goOffline, settleIn, test } from './fixtures.ts'
import { aReader } from './reader.ts'
import { addFromPage, buyNow, CARDS, fillCheckout, findPieces, payWith, type Find } from './shopping.ts'
import { cards, clothing, DESKTOP, PHONE, visit } from './visiting.ts'
import { WITH_WORKER, WITHOUT_WORKER } from './without-worker.ts'

test.use(WITHOUT_WORKER)

const COLLECTION = '/collections/silk-edit'

async function aPiece(shop: RunningShop): Promise<Find> {
  const [piece] = await findPieces(shop, 1)
  return piece
}

async function aSoldOut(shop: RunningShop) {
  const { productList } = await aTestClient(shop.url).get(search, { keywords: 'suit', pageSize: 60 })
  const gone = productList.find(({ canBuy, isVirtual }) => !canBuy && !isVirtual)
  if (!gone) throw new Error('the demo shop has sold nothing out')
  return gone
}

test('axe finds nothing in the pages of the catalogue, on a phone and on a desktop', async ({
  page,
  shop,
}) => {
  // Thirteen screens, each read whole, twice.
  test.setTimeout(240_000)
  const { lookOnBoth, read } = aReader(page)
  const { path } = await clothing(shop)
  const soldOut = await aSoldOut(shop)
  const piece = await aPiece(shop)
  for (const [screen, address] of [
    ['home', '/'],
    ['category', path],
    ['category in large pictures, second page', `${path}?view=large&page=2`],
    ['filters that leave nothing', `${path}?category=159820&color=gold&price=1-2`],
    ['collection', COLLECTION],
    ['search', searchPath('dress')],
    ['search without results', searchPath('qqzzxw')],
    ['product', piece.card.baseUrl],
    ['product that is sold out', soldOut.baseUrl],
    ['gift box', '/products/1431C6001'],
    ['size guide', '/pages/garment-size-guide'],
    ['scan', '/scan'],
    ['take a bag over', '/take-bag'],
  ] as const) {
    await page.goto(address)
    await settled(page)
    await lookOnBoth(screen)
  }
  expect(read).toHaveLength(26)
})

test('axe finds nothing in the European shop, on a phone and on a desktop', async ({ page, shop }) => {
  const { lookOnBoth, read } = aReader(page)
  await page.goto(`http://eu.localhost:${shop.port}/`)
  await expect(page.getByRole('banner').getByRole('combobox')).toBeEnabled()
  await lookOnBoth('where members are registered')
  expect(read).toHaveLength(2)
})

test.describe('with the worker', () => {
  test.use(WITH_WORKER)

  test('axe finds nothing in the pages that have nothing to show, and of this device', async ({
    page,
    context,
  }) => {
    const { lookOnBoth, read } = aReader(page)
    for (const [screen, address, says] of [
      ['empty wishlist', '/user/wishlist', 'Nothing here yet'],
      ['empty bag', '/cart', 'Your bag is empty'],
      ['checkout without anything', '/checkout-guest', 'There is nothing to check out'],
      ['no order here', '/payment-result', 'No order on this device'],
      ['no payment under way', '/pay-loading', 'No payment is under way on this device'],
      ['not found', '/no-such-page', 'Oops!Page Not Found'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: says })).toBeVisible()
      await lookOnBoth(screen)
    }
    for (const [screen, address] of [
      ['what works offline', '/help/offline'],
      ['this device', '/this-device'],
    ] as const) {
      await page.goto(address)
      await settled(page)
      await lookOnBoth(screen)
    }
    await settleIn(page)
    await goOffline(context)
    await page.goto('/collections/new-arrivals')
    await expect(page.getByRole('heading', { name: 'You have not been here yet' })).toBeVisible()
    await lookOnBoth('never seen, without a network')
    expect(read).toHaveLength(18)
  })
})

test('axe finds nothing from the product to the order, on a phone and on a desktop', async ({
  page,
  shop,
  context,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(PHONE)
  const { lookOnBoth, read } = aReader(page)
  const piece = await aPiece(shop)
  await visit(page, piece.card.baseUrl)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('Please select a size.')).toBeVisible()
  await lookOnBoth('size error')
  await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await expect(page.getByText('Added to your wishlist').first()).toBeVisible()
  await addFromPage(page, piece)
  await lookOnBoth('bag panel')
  await page.goto('/user/wishlist')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await lookOnBoth('wishlist')
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await lookOnBoth('bag')
  await page.getByRole('link', { name: 'Vanda, to the shop' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await lookOnBoth('leaving the bag')

  await page.goto('/checkout-guest')
  const pay = page.getByRole('button', { name: /^Pay S\$/ })
  await expect(pay).toBeEnabled()
  await lookOnBoth('checkout')
  await pay.click()
  const refusedAt = await clockOf(page)
  await expect(page.getByRole('alert').filter({ hasText: 'need another look' })).toBeVisible()
  await lookOnBoth('checkout with errors')
  await page.getByRole('radio', { name: /^In-store pickup/ }).check()
  await expect(page.getByRole('radiogroup', { name: 'Pickup location' })).toBeVisible()
  await lookOnBoth('checkout, to be picked up')
  await page.getByRole('radio', { name: /^Home delivery/ }).check()
  await fillCheckout(page)
  await waitForGuard(page, refusedAt)
  await pay.click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await lookOnBoth('page of the provider')
  await payWith(page, CARDS.refused)
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  await lookOnBoth('payment refused')
  await page.getByRole('button', { name: 'Try again' }).click()
  await payWith(page, CARDS.slow)
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await lookOnBoth('waiting for the payment')
  await expect(page.getByRole('heading', { name: 'Thank you, it is yours' })).toBeVisible({
    timeout: 40_000,
  })
  await lookOnBoth('paid')

  await buyNow(page, piece)
  await expect(page.getByRole('button', { name: /^Pay S\$/ })).toBeEnabled()
  await fillCheckout(page, 'mei.risk@example.com')
  await page.getByRole('button', { name: /^Pay S\$/ }).click()
  await expect(page).toHaveURL(/\/pay-loading/)
  // It would continue automatically.
  await context.setOffline(true)
  await expect(page.getByRole('heading', { level: 1, name: 'Please Waiting...' })).toBeVisible()
  await lookOnBoth('a payment that is looked at')
  expect(read).toHaveLength(26)
})

for (const { device, viewport } of [
  { device: 'a phone', viewport: PHONE },
  { device: 'a desktop', viewport: DESKTOP },
]) {
  test.describe(`axe finds nothing on ${device}`, () => {
    test.use({ viewport })

    test('in everything that opens', async ({ page, shop }) => {
      const { look: lookByDay, lookAtNight, read } = aReader(page)
      const look = async (screen: string) => {
        await lookByDay(screen)
        await lookAtNight(screen)
      }
      const { path } = await clothing(shop)
      const phone = viewport === PHONE
      const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
      const close = async (name: string) => {
        await page.keyboard.press('Escape')
        await expect(dialog(name)).toBeHidden()
      }
      await visit(page, path)
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(dialog('Search').getByRole('button', { name: 'Gathered Waist' })).toBeVisible()
      await look('search popup')
      await dialog('Search').getByRole('textbox').fill('silk')
      await expect(dialog('Search').getByRole('link', { name: /^View all results/ })).toBeVisible()
      await look('search popup with results')
      await dialog('Search').getByRole('textbox').fill('qqzzxw')
      await expect(dialog('Search').getByRole('link', { name: /^Search for/ })).toBeVisible()
      await look('search popup without results')
      await close('Search')

      await cards(page).first().hover()
      await page
        .getByRole('button', { name: /^Add to Cart: / })
        .first()
        .click()
      await expect(page.getByRole('group', { name: /^Choose a size: / }).first()).toBeVisible()
      await look('sizes of a card')
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Bag' }).first().click()
      await expect(dialog('Shopping Bag').getByText('Your bag is empty')).toBeVisible()
      await look('empty bag panel')
      await close('Shopping Bag')
      if (phone) await cards(page).first().getByRole('link').click()
      else {
        await cards(page).first().hover()
        await page
          .getByRole('button', { name: /^Quick view: / })
          .first()
          .click()
      }
      await expect(dialog('Quick view').getByRole('button', { name: 'Size guide' })).toBeVisible()
      await look('quick view')
      await close('Quick view')

      if (phone) {
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect(dialog('Menu').getByLabel('Currency')).toBeEnabled()
        await look('menu')
        await dialog('Menu').getByRole('button', { name: 'Silk' }).click()
        await expect(dialog('Menu').getByRole('button', { name: 'Back' })).toBeVisible()
        await look('menu, one panel down')
        await close('Menu')
        await page.getByRole('button', { name: 'Filter' }).click()
        await expect(dialog('Filter')).toBeVisible()
        await look('sheet of filters')
        await dialog('Filter').getByRole('checkbox').first().check()
        await expect(dialog('Filter').getByRole('button', { name: 'Clear all' })).toBeVisible()
        await look('sheet of filters, one on')
      } else {
        await page.getByRole('button', { name: 'Color', exact: true }).click()
        await expect(page.getByRole('checkbox').first()).toBeVisible()
        await look('menu of a filter')
        await page.getByRole('checkbox').first().check()
        await expect(page.getByRole('button', { name: /^Take off the filter/ })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('region', { name: 'Products' })).not.toHaveAttribute('aria-busy')
        await look('a filter that is on')
        await page.getByRole('button', { name: /^Language and currency/ }).click()
        await expect(dialog('Language and currency').getByLabel('Currency')).toBeEnabled()
        await look('language and currency')
        await close('Language and currency')
        await page.getByRole('banner').getByRole('link', { name: 'Clothing' }).hover()
        await expect(page.getByRole('link', { name: 'All of Clothing' })).toBeVisible()
        await look('mega-menu')
      }
      expect(read).toHaveLength(10)
    })
  })
}

/** Waits until no loading state is left: skeletons are hidden from screen readers, their content is not. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
}

/** A window of 1440 by 900 px at 200 and at 400 % zoom, and the narrowest phone upright. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 360, height: 225 },
  { width: 320, height: 640 },
]

/** How many of a hundred lines of the window what stays while it scrolls leaves no room for, and what hides its focus. */
function coveredBy(): { readonly covered: number; readonly hidden: readonly string[] } {
  const dialog = document.querySelector('dialog:modal')
  const top = dialog ?? document.documentElement
  // Asked of every ancestor of a hundred lines and of sixty controls: each answer is kept.
  const known = new Map<Element, boolean>()
  const stays = (element: Element | null): boolean => {
    if (element === null || element === top) return false
    const found =
      known.get(element) ??
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement))
    known.set(element, found)
    return found
  }
  const lines = Array.from({ length: 100 }, (_, line) =>
    stays(document.elementFromPoint(innerWidth / 2, ((line + 0.5) / 100) * innerHeight)),
  )
  // Of a dialog the part that scrolls counts, which may be all of it.
  const parts = [...(dialog?.querySelectorAll('*') ?? [])].filter(
    (part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight,
  )
  const rooms = parts.map((part) => part.clientHeight / (dialog?.clientHeight ?? innerHeight))
  const inDialog = rooms.length > 0 ? 50 * (1 - Math.max(...rooms)) : 0
  // What a bar leaves between itself and its edge is no room either.
  const covered = dialog
    ? inDialog
    : lines.lastIndexOf(true, 49) + 1 + (lines.includes(true, 50) ? 100 - lines.indexOf(true, 50) : 0)
  const hidden = [
    ...top.querySelectorAll<HTMLElement>(
      'main :is(a, button, select, input), :scope:is(dialog) :is(a, button, select, input)',
    ),
  ]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [tabindex="-1"]'),
    )
    .slice(0, 60)
    .filter((element) => {
      element.focus()
      const face = element.closest('label') ?? element
      const { left, top, right, bottom } = face.getBoundingClientRect()
      const middle = (from: number, to: number, most: number) => (Math.max(from, 0) + Math.min(to, most)) / 2
      const spots = [0.1, 0.5, 0.9].map(
        (part) =>
          [
            middle(left, right, innerWidth),
            Math.min(Math.max(top + (bottom - top) * part, 1), innerHeight - 1),
          ] as const,
      )
      return (
        document.activeElement === element &&
        spots.every(([x, y]) => stays(document.elementFromPoint(x, y)) && !stays(face))
      )
    })
    .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  return { covered, hidden }
}

test('no screen scrolls sideways, from the narrowest phone to the widest desk, nor do bars cover more than a third of a low window or what has the focus (WCAG 1.4.10, 2.4.11)', async ({
  page,
  context,
  shop,
}) => {
  const piece = await aPiece(shop)
  const { path } = await clothing(shop)
  await addFromPage(page, piece)
  const wide: string[] = []
  const covered: string[] = []
  const screens: (readonly [string, open?: () => Promise<unknown>])[] = [
    ['/'],
    [path],
    [COLLECTION],
    [searchPath('dress')],
    [piece.card.baseUrl],
    [piece.card.baseUrl, () => page.getByRole('button', { name: 'Size guide' }).first().click()],
    [
      `${searchPath('dress')}?quick=${piece.card.spuCode}`,
      () => page.getByRole('button', { name: 'Size guide' }).waitFor(),
    ],
    ['/cart'],
    ['/checkout-guest'],
    ['/user/wishlist'],
    ['/no-such-page'],
  ]
  for (const [screen, open] of screens) {
    await page.goto(screen)
    await settled(page)
    await open?.()
    const widths = open ? [] : [390, 768, 1024, 1025, 1440, 1920].map((width) => ({ width, height: 900 }))
    for (const size of [...widths, ...ZOOMED]) {
      await page.setViewportSize(size)
      const where = `${screen}${open ? ', opened' : ''} at ${size.width} by ${size.height}`
      const over = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame)
        scrollTo({ left: 1_000, behavior: 'instant' })
        const [page, dialog] = [document.documentElement, document.querySelector('dialog:modal')]
        return [scrollX, ...[page, dialog].map((part) => (part ? part.scrollWidth - part.clientWidth : 0))]
      })
      if (over.some((px) => px > 0)) wide.push(`${where}: ${over.join(', ')} px`)
      if (!ZOOMED.includes(size)) continue
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      const found = await page.evaluate(coveredBy)
      if (found.covered > 100 / 3 || found.hidden.length > 0)
        covered.push(`${where}: ${found.covered} %, ${found.hidden.join(', ')}`)
    }
  }
  await page.setViewportSize({ width: 720, height: 450 })
  for (const screen of [path, piece.card.baseUrl]) {
    await page.goto(screen)
    await context.setOffline(true)
    await expect(page.getByText('You are offline.').first()).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }))
    const found = await page.evaluate(coveredBy)
    if (found.covered > 100 / 3) covered.push(`${screen} without a network: ${found.covered} %`)
    await context.setOffline(false)
  }
  expect(wide).toEqual([])
  expect(covered).toEqual([])
})
