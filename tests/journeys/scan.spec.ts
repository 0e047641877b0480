import { violationsOf } from '../world/device/axe.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { showToCamera } from '../world/browser/shown-to-camera.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use({ viewport: { width: 1024, height: 1366 }, ...WITHOUT_WORKER })

test('the camera reads a label @core', async ({ page, shop }) => {
  const [piece] = await findPieces(shop, 1)
  await showToCamera(page, `${shop.url}/products/${piece.card.spuCode}?sku=${piece.sku}`)
  await page.goto('/scan')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Open the camera' }).click()
  await expect(page.getByRole('heading', { level: 1, name: piece.card.productsName })).toBeVisible()
})

test('a camera that is granted after the page was left is let go (spec 2.13)', async ({ page }) => {
  await page.addInitScript(() => {
    const granted: MediaStreamTrack[] = []
    Object.assign(window, { granted })
    navigator.mediaDevices.getUserMedia = async () => {
      await new Promise((resolve) => addEventListener('granted', resolve, { once: true }))
      const stream = document.createElement('canvas').captureStream(1)
      granted.push(...stream.getTracks())
      return stream
    }
  })
  await page.goto('/scan')
  await page.getByRole('button', { name: 'Open the camera' }).click()
  await page.getByRole('link', { name: 'Vanda' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Open the camera' })).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('granted')))
  const states = () =>
    page.evaluate(() =>
      (window as unknown as { granted: MediaStreamTrack[] }).granted.map((one) => one.readyState),
    )
  await expect.poll(states).toEqual(['ended'])
})

test.describe('without a picture', () => {
  test('says that there is no camera (spec 2.13, 8)', async ({ page }) => {
    await page.goto('/scan')
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'))
    })
    await page.getByRole('button', { name: 'Open the camera' }).click()
    await expect(page.getByText('No Camera Detected', { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Or type the code' }).fill('NOBODY-1')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByText('We do not know this code.')).toBeVisible()
  })
  test('says that scanning is not supported (spec 2.13, 8)', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }))
    await page.goto('/scan')
    await page.getByRole('button', { name: 'Open the camera' }).click()
    await expect(page.getByText('Scanning Not Supported', { exact: true })).toBeVisible()
  })
})
