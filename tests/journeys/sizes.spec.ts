import type { Page } from '@playwright/test'
import { expect, test } from './people.ts'
import { findPieces } from './shopping.ts'

const table = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('table')
const row = (page: Page, name: string, size: string) =>
  table(page, name)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: size, exact: true }) })

test('sizes in the units and the country somebody is used to; the country is remembered (spec 4.11)', async ({
  page,
}) => {
  await page.goto('/pages/garment-size-guide')
  await expect(row(page, 'Body measurements', 'M').getByRole('cell')).toHaveText([
    '10',
    '65.0-66.9',
    '35.4',
    '28.3',
    '38.6',
    '15.4',
  ])
  await page.getByRole('radio', { name: 'CM' }).check()
  await expect(row(page, 'Body measurements', 'M').getByRole('cell')).toHaveText([
    '10',
    '165-170',
    '90',
    '72',
    '98',
    '39',
  ])
  await page.getByRole('combobox', { name: 'Country' }).selectOption('US')
  await expect(row(page, 'Trousers with numbers', '28').getByRole('cell').first()).toHaveText('6')
  await page.getByRole('radio', { name: 'XS – 6XL' }).check()
  await expect(row(page, 'Trousers with numbers', '28').getByRole('cell').first()).toHaveText('8')
  await expect(row(page, 'Sizes by country', '6XL').getByRole('cell').last()).toHaveText('54')

  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('US')
  // China keeps the labels of the pieces: no column of its own.
  await page.getByRole('combobox', { name: 'Country' }).selectOption('CN')
  await expect(row(page, 'Body measurements', 'M').getByRole('cell')).toHaveCount(5)
})

test('the size guide of a product: the body it is made for, and what the piece measures', async ({
  page,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  await page.goto(piece.card.baseUrl)
  await page.getByRole('button', { name: 'Size guide' }).click()
  const dialog = page.getByRole('dialog', { name: 'Size guide' })
  await expect(dialog.getByRole('tab', { name: 'Product measurements' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(dialog.getByRole('table')).toContainText('(in)')
  await dialog.getByRole('radio', { name: 'CM' }).check()
  await expect(dialog.getByRole('table')).toContainText('(cm)')
  await dialog.getByRole('tab', { name: 'Body measurements' }).click()
  await expect(dialog.getByRole('columnheader')).toContainText([
    'Size',
    'UK',
    'Height',
    'Bust',
    'Waist',
    'Hip',
    'Shoulder',
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Size guide' })).toBeFocused()
})
