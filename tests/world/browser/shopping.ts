import type { Page } from '@playwright/test'
import { search } from '#contract/catalog/listing.contract.ts'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { aTestClient } from '../shops/test-client.ts'
import { expect, rowsOf } from './fixtures.ts'
import type { RunningShop } from '../shops/running-shop.ts'

export interface Find {
  readonly card: ProductCard
  readonly sku: string
  readonly size: string
  readonly stock: number
}

interface Several {
  1: [Find]
  2: [Find, Find]
  3: [Find, Find, Find]
  4: [Find, Find, Find, Find]
}

/** Pieces of different products that can be bought with money, with plenty in stock; fails where there are too few. */
export async function findPieces<N extends number>(
  shop: RunningShop,
  count: N,
): Promise<N extends keyof Several ? Several[N] : Find[]> {
  const { productList } = await aTestClient(shop.url).get(search, { keywords: 'dress', pageSize: 60 })
  const finds = productList.flatMap((card): Find[] => {
    const ordinary =
      card.canBuy &&
      !card.isVirtual &&
      !card.isGiftCard &&
      !card.isGroupVirtual &&
      card.allPoint === 0 &&
      card.partPoint === 0 &&
      card.preSaleSkuList.allAdvance === 0
    const [first] = card.items
    const size = first?.size.find((one) => one.canBuy && !one.hidden && one.stock > 5)
    return ordinary && size && card.items.length > 0
      ? [{ card, sku: size.sku, size: size.size, stock: size.stock }]
      : []
  })
  if (finds.length < count) throw new Error(`the demo shop has only ${finds.length} such pieces`)
  return finds.slice(0, count) as N extends keyof Several ? Several[N] : Find[]
}

export function stockOf(shop: RunningShop, sku: string): number {
  return Number(rowsOf(shop, 'select stock from sku where sku = ?', sku)[0]?.['stock'])
}

/** The field with the number of a piece in the bag. */
export const quantity = (page: Page, find: Find) =>
  page.getByRole('spinbutton', { name: `Quantity of ${find.card.productsName}`, exact: true })

/** A size may be chosen while the app starts: it must hold once the app is there. */
export async function chooseSize(page: Page, find: Find): Promise<void> {
  const size = page.getByRole('radio', { name: find.size, exact: true })
  await size.click()
  await expect(page.locator('html[data-app=on]')).toBeAttached()
  await expect(size).toBeChecked()
}

/** Opens the product page and chooses the size. */
export async function choosePiece(page: Page, find: Find): Promise<void> {
  await page.goto(find.card.baseUrl)
  await chooseSize(page, find)
}

/** Buys one piece of the size, up to the checkout of a guest. */
export async function buyNow(page: Page, find: Find): Promise<void> {
  await choosePiece(page, find)
  await page.getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page).toHaveURL(/\/checkout(-guest)?(\?|$)/)
}

/** Opens the product page and puts one piece of the size into the bag. */
export async function addFromPage(page: Page, find: Find): Promise<void> {
  await choosePiece(page, find)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Shopping Bag' })).toBeVisible()
  await expect(
    page
      .getByRole('dialog', { name: 'Shopping Bag' })
      .getByRole('spinbutton', { name: `Quantity of ${find.card.productsName}` }),
  ).toBeVisible()
}

/** Fills the guest's form with an address in Singapore. */
export async function fillCheckout(page: Page, email = 'mei.tan@example.com'): Promise<void> {
  // The footer of the previous page has such a field, too.
  await page
    .getByRole('region', { name: /Contact/ })
    .getByRole('textbox', { name: 'Email' })
    .fill(email)
  await page.getByLabel('First name').fill('Mei')
  await page.getByLabel('Last name').fill('Tan')
  await page.getByLabel('Address line 1').fill('12 Orchard Road')
  await page.getByLabel('City').fill('Singapore')
  await page.getByLabel('Postal code').fill('238823')
  await page.getByLabel('Phone').fill('91234567')
}

/** Pays on the provider's page. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Name on card').fill('Mei Tan')
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel(/Expiry/).fill('12/40')
  await page.getByLabel(/CVC|Security code/).fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
}

export const CARDS = {
  paid: '4242 4242 4242 4242',
  refused: '4000 0000 0000 0002',
  slow: '4000 0000 0000 3220',
} as const
