import { expect, test } from './fixtures.ts'
import { WITHOUT_WORKER } from './without-worker.ts'

test.use(WITHOUT_WORKER)

const GIFT_BOX = '/products/1431C6001'

test('a tap on "Add to Cart" before the app has arrived is not in vain', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/vendor-*.js', async (route) => {
    await held
    await route.continue()
  })
  const forms: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/plain/')) forms.push(request.url())
  })
  await page.goto(GIFT_BOX)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  letGo()
  const cart = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(cart.getByRole('spinbutton')).toHaveValue('1')
  // The button belongs to a form for browsers without scripts, which must not send the piece a second time.
  expect(forms).toEqual([])
})
