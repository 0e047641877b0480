import type { Page } from '@playwright/test'
import { categoryListing } from '#contract/catalog/listing.contract.ts'
import type { RunningShop } from '../shops/running-shop.ts'
import { aTestClient } from '../shops/test-client.ts'
import { expect } from './fixtures.ts'
import { clothing } from './visiting.ts'

/** The dialog behind `EN / SGD`; its name is in the language of the page. */
export async function openRegion(page: Page) {
  // Another language is another document: a press before its app has started does nothing.
  await page.locator('html[data-app="on"]').waitFor({ state: 'attached' })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /[A-Z]{2}, [A-Z]{3}$/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toHaveCount(2)
  const [language, currency] = await dialog.getByRole('combobox').all()
  if (!language || !currency) throw new Error('the dialog lacks its selects')
  await expect(language).toBeEnabled()
  await expect(currency).toBeEnabled()
  const apply = dialog.locator('form').getByRole('button')
  return { dialog, language, currency, apply }
}

export async function aCard(shop: RunningShop, lang = 'en') {
  const { cid } = await clothing(shop)
  const { productList } = await aTestClient(shop.url).get(categoryListing, { cid, lang })
  const [card] = productList
  if (!card) throw new Error('the demo shop has no clothes')
  return card
}
