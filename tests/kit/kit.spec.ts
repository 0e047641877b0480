import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { WORDS } from './words.ts'

/**
 * Takes a screenshot of every part at both widths and both lengths of text, and runs axe on it. Needs `npm run kit` at
 * baseURL.
 */
const WIDTHS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
]
const LENGTHS = ['short', 'long'] as const

async function openKit(page: Page, part: string, words: string = 'short') {
  await page.goto(`/?part=${encodeURIComponent(part)}&words=${words}&motion=off`)
  await expect(page.locator('[data-part]').first()).toBeVisible()
}

async function expectAccessible(page: Page, what: string) {
  expect(await violationsOf(page, { practice: true }), what).toEqual([])
}

for (const { name, width, height } of WIDTHS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } })

    for (const words of LENGTHS) {
      test(`every part is photographed, accessible and stays within the window, with ${words} words`, async ({
        page,
      }, info) => {
        test.setTimeout(240_000)
        await openKit(page, '*', words)
        const parts = page.locator('[data-part]')
        expect(await parts.count(), 'a kit page without parts proves nothing').toBeGreaterThan(20)
        await expectAccessible(page, 'the whole kit')
        for (const part of await parts.all()) {
          const name = (await part.getAttribute('id')) ?? ''
          await part.screenshot({ path: info.outputPath(`${name}.png`) })
          const beyond = await part.evaluate(
            (element) => element.getBoundingClientRect().left + element.scrollWidth - window.innerWidth,
          )
          expect(beyond, `${name} is wider than the window`).toBeLessThanOrEqual(0)
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, 'the page is wider than the window').toBeLessThanOrEqual(0)
      })
    }

    for (const part of ['dialog', 'sheet']) {
      test(`a ${part} takes the focus, is accessible, closes on Escape and gives the focus back`, async ({
        page,
      }) => {
        await openKit(page, part)
        const openers = page.getByRole('button', { name: 'Add to Cart' })
        const count = await openers.count()
        expect(count).toBeGreaterThan(2)
        for (let index = 0; index < count; index += 1) {
          const opener = openers.nth(index)
          await opener.click()
          const dialog = page.getByRole('dialog', { name: 'Shopping bag' })
          await expect(dialog).toBeVisible()
          await expect(dialog.locator(':focus')).toHaveCount(1)
          await expectAccessible(page, `${part} ${index}`)
          await page.keyboard.press('Escape')
          await expect(dialog).toBeHidden()
          await expect(opener).toBeFocused()
          // A modal that closes keeps its own buttons until its transition has ended.
          await expect(openers).toHaveCount(count)
        }
      })
    }
  })
}

test('a tap beside a dialog closes it', async ({ page }) => {
  await openKit(page, 'dialog')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a button just clicked does not hear the second half of a double click', async ({ page }) => {
  await openKit(page, 'page-loading')
  const button = page.getByRole('button', { name: 'Add to Cart' })
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('hint and error of a checkbox are its description, and no part of its name', async ({ page }) => {
  await openKit(page, 'checkbox')
  const box = page.getByRole('checkbox').last()
  const { sentence, hint, error } = WORDS.short
  await expect(box).toHaveAccessibleName(sentence)
  await expect(box).toHaveAccessibleDescription(`${error} ${hint}`)
})

test.describe('a toast', () => {
  test('is said politely and leaves after its three seconds', async ({ page }) => {
    await page.clock.install()
    await openKit(page, 'toast')
    await page.getByRole('button', { name: 'New' }).click()
    const toast = page.getByRole('status').getByText('Cut on the bias')
    await expect(toast).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(3_100)
    await expect(toast).toBeHidden()
  })

  test('waits while the pointer rests on it', async ({ page }) => {
    await page.clock.install()
    await openKit(page, 'toast')
    await page.getByRole('button', { name: 'New' }).click()
    const toast = page.getByRole('status').getByText('Cut on the bias')
    await toast.hover()
    await page.clock.runFor(4_000)
    await expect(toast).toBeVisible()
  })
})

test.describe('a quantity', () => {
  test('is clamped when the field is left, and plus stops at the maximum', async ({ page }) => {
    await openKit(page, 'number-input')
    const field = page.getByRole('spinbutton').first()
    await field.fill('500')
    await field.blur()
    await expect(field).toHaveValue('100')
    await expect(page.getByRole('button', { name: 'Show More' }).first()).toBeDisabled()
    await field.fill('abc')
    await field.blur()
    await expect(field).toHaveValue('1')
  })

  test('keeps growing while plus is held, and a single click is one', async ({ page }) => {
    await openKit(page, 'number-input')
    const plus = page.getByRole('button', { name: 'Show More' }).first()
    const field = page.getByRole('spinbutton').first()
    await plus.click()
    await expect(field).toHaveValue('13')
    await plus.hover()
    await page.mouse.down()
    await expect.poll(async () => Number(await field.inputValue())).toBeGreaterThan(17)
    await page.mouse.up()
  })
})

test('a picture that cannot be had says after three attempts what it would have shown', async ({ page }) => {
  await page.clock.install()
  await openKit(page, 'lazy-image')
  const gone = page.getByRole('figure').filter({ hasText: 'gone after three attempts' })
  // Each failed attempt is followed by a pause, which the test's clock skips.
  await expect(async () => {
    await page.clock.runFor(2_400)
    await expect(gone.getByRole('img', { name: 'Shopping bag' })).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(gone.locator('img')).toHaveCount(0)
})

/** What is chosen beside what is not, of each part that shows it. */
const STATES = [
  ['choice-group', 'label:has(:checked)', 'label:has(:enabled:not(:checked)):not([data-sold-out])'],
  ['checkbox', ':has(> input:checked)', ':has(> input:enabled:not(:checked))'],
  ['radio-group', ':has(> input:checked)', ':has(> input:enabled:not(:checked))'],
  ['tabs', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]:enabled'],
  ['pagination', 'a[aria-current]', 'a:not([aria-current])'],
  ['fit-scale', 'li[data-marked]', 'li:not([data-marked])'],
] as const

test('with the colours of the system what is chosen still looks another way than what is not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openKit(page, '*')
  const alike = await page.evaluate((states) => {
    const PAINTED =
      /^(background-(color|image)|border-.*-(color|style|width)|outline-.*|text-decoration-line|opacity|visibility|scale|display|content)$/
    const look = (part: Element) =>
      [part, ...part.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          return [...style].filter((name) => PAINTED.test(name)).map((name) => style.getPropertyValue(name))
        }),
      )
    return states.filter(([part, on, off]) => {
      const one = document.querySelector(`#${part} ${on}`)
      const other = document.querySelector(`#${part} ${off}`)
      if (!one || !other) throw new Error(`${part} has no demo with both`)
      return JSON.stringify(look(one)) === JSON.stringify(look(other))
    })
  }, STATES)
  expect(alike).toEqual([])
})

test('pictures to be sent are refused by kind and weight, three at most, and removed by keys with the focus on what adds (spec 4.12, 9.4)', async ({
  page,
}) => {
  await openKit(page, 'image-uploader')
  const group = page.getByRole('group').first()
  const [{ error, close }, input] = [WORDS.short, group.locator('input[type=file]:not([capture])')]
  const count = await group.getByRole('listitem').count()
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(group.getByText(error)).toBeVisible()
  await input.setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: Buffer.from('a picture') })
  await expect(group.getByRole('img', { name: 'front.png' })).toBeVisible()
  await expect(group.getByRole('listitem')).toHaveCount(count + 1)
  await group.getByRole('button', { name: `${close}: front.png` }).press('Enter')
  await expect(group.getByRole('listitem')).toHaveCount(count)
  await expect(input).toBeFocused()
})

test('a comparison wider than its frame is scrolled by keys, and its labels stay in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openKit(page, 'compare-table')
  const frame = page.getByRole('region', { name: `${WORDS.short.title} 4` })
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => frame.evaluate((part) => part.scrollLeft)).toBeGreaterThan(0)
  const label = frame.getByRole('rowheader').first()
  expect((await label.boundingBox())?.x).toBe((await frame.boundingBox())?.x)
})

test('pictures in full size: arrow keys move to the last and no further, Escape closes and gives the focus back (spec 2.10, 9.4)', async ({
  page,
}) => {
  await openKit(page, 'lightbox')
  const { title, action, next, more } = WORDS.short
  const opener = page.getByRole('button', { name: action }).first()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByText('1 / 5')).toBeVisible()
  await expectAccessible(page, 'the lightbox')
  for (const at of [2, 3, 4, 5]) {
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText(`${at} / 5`)).toBeVisible()
  }
  await expect(dialog.getByRole('button', { name: next })).toHaveAttribute('aria-disabled', 'true')
  const zoomOut = dialog.getByRole('button', { name: `${more} −` })
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('+')
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a rail is moved by its arrows, which keep the focus at its ends, and brings a focused piece into view (WCAG 2.5.7)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openKit(page, 'rail')
  const { label, previous, next } = WORDS.short
  const rail = page.getByRole('region', { name: `${label} 8` })
  const [back, on] = [rail.getByRole('button', { name: previous }), rail.getByRole('button', { name: next })]
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await on.press('Enter')
  await expect(back).toHaveAttribute('aria-disabled', 'false')
  await on.press('Enter')
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await expect(on).toBeFocused()
  await rail.getByRole('link').first().focus()
  await expect(back).toHaveAttribute('aria-disabled', 'true')
})
