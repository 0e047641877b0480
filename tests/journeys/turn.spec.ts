import type { Page } from '@playwright/test'
import { violationsOf } from '../world/axe.ts'
import { arrive, expect, goOffline, test, waitUntilStored } from './fixtures.ts'
import { findPieces } from './shopping.ts'
import { DESKTOP, PHONE, visit } from './visiting.ts'
import { WITHOUT_WORKER } from './without-worker.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Turn the piece' })
const turner = (page: Page) => page.getByRole('slider', { name: /^Turn / })

test.describe('on a desktop', () => {
  test.use({ ...WITHOUT_WORKER, viewport: DESKTOP })

  test('a garment is turned by keys and buttons, and Escape gives the pictures back', async ({
    page,
    shop,
  }) => {
    const [{ card }] = await findPieces(shop, 1)
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/turn-\d+\.webp$/.test(request.url())) asked.push(request.url())
    })
    await visit(page, card.baseUrl)
    await opener(page).focus()
    expect(asked).toEqual([])
    await page.keyboard.press('Enter')
    const slider = turner(page)
    await expect(slider).toBeFocused()
    await expect(slider).toHaveAttribute('aria-busy', 'false')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Front')
    expect(asked).toHaveLength(1)

    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuenow', '1')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Three-quarter view')
    await page.keyboard.press('PageUp')
    await expect(slider).toHaveAttribute('aria-valuenow', '7')
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Back of the piece')
    await page.getByRole('button', { name: 'Turn to the left' }).click()
    await expect(slider).toHaveAttribute('aria-valuenow', '11')
    await page.keyboard.press('Home')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(slider).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('a mouse that crosses the picture turns the garment almost once; the step that is meant is seen', async ({
    page,
    shop,
  }) => {
    const [{ card }] = await findPieces(shop, 1)
    await visit(page, card.baseUrl)
    await opener(page).click()
    const slider = turner(page)
    await expect(slider).toHaveAttribute('aria-busy', 'false')
    const box = await slider.boundingBox()
    if (!box) throw new Error('The turn has no place on the screen')
    const middle = box.y + box.height / 2
    await page.mouse.move(box.x + 4, middle)
    await page.mouse.down()
    for (let share = 0; share <= 1; share += 0.125)
      await page.mouse.move(box.x + 4 + share * 0.5 * box.width, middle)
    await page.mouse.up()
    await expect(slider).toHaveAttribute('aria-valuenow', '10')
    // Step 10 is in column 4 of row 1.
    const place = await slider.evaluate((frame) => {
      const sheet = frame.firstElementChild?.getBoundingClientRect()
      const own = frame.getBoundingClientRect()
      return sheet && [(own.x - sheet.x) / own.width, (own.y - sheet.y) / own.height]
    })
    expect(place?.[0]).toBeCloseTo(4, 1)
    expect(place?.[1]).toBeCloseTo(1, 1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a turn that was seen turns without a network; another says that it cannot, and comes later', async ({
    page,
    context,
    shop,
  }) => {
    const [{ card: first }, { card: second }] = await findPieces(shop, 2)
    await arrive(page)
    await page.goto(second.baseUrl)
    await waitUntilStored(page)
    await page.goto(first.baseUrl)
    await waitUntilStored(page)
    await opener(page).tap()
    await expect(turner(page)).toHaveAttribute('aria-busy', 'false')
    await goOffline(context)
    await page.reload()
    await opener(page).tap()
    await expect(turner(page)).toHaveAttribute('aria-busy', 'false')
    await page.getByRole('button', { name: 'Back to the pictures' }).tap()

    await page.goto(second.baseUrl)
    await opener(page).tap()
    await expect(page.getByText('We could not draw it from all sides.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).tap()
    await expect(turner(page)).toHaveAttribute('aria-valuetext', 'Front')
    await expect(turner(page).locator('img')).toBeVisible()
    await expect(page.getByText('Drag to turn')).toBeVisible()
  })
})
