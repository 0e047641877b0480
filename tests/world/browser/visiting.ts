import type { Locator, Page } from '@playwright/test'
import type { Category } from '#contract/catalog/navigation.contract.ts'
import { cateTree } from '#contract/catalog/navigation.contract.ts'
import { listingPath } from '#domain/region/links.ts'
import type { RunningShop } from '../shops/running-shop.ts'
import { aTestClient } from '../shops/test-client.ts'
import { expect } from './fixtures.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** Opens a page with the shop's frame and waits for hydration: the announcements are fetched after it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await awake(page)
}

export async function awake(page: Page): Promise<void> {
  await expect(page.getByRole('complementary').getByRole('listitem').first()).toBeVisible()
}

/** Waits until no loading state is left: skeletons are hidden from screen readers, their content is not. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
}

export interface CategoryPage {
  readonly cid: number
  readonly name: string
  readonly path: string
}

/** The category 'Clothing' (spec 9.6): in the demo shop the one that fills several pages. */
export async function clothing(shop: RunningShop, lang = 'en'): Promise<CategoryPage> {
  const tree = await aTestClient(shop.url).get(cateTree, { lang })
  const found = tree.find(({ categoriesId }) => categoriesId === 159_819)
  if (!found) throw new Error('the demo shop has no clothing')
  return categoryPageOf(found)
}

function categoryPageOf({ categoriesId, categoryName, href }: Category): CategoryPage {
  return { cid: categoriesId, name: categoryName, path: href ?? listingPath(categoryName, categoriesId) }
}

/** Cards of the main list, without recommendations elsewhere on the page. */
export function cards(page: Page): Locator {
  return page.getByRole('region', { name: 'Products', exact: true }).getByRole('article')
}

export async function namesOf(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading').allTextContents()
}
