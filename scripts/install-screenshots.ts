import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { INSTALL_SCREENSHOTS } from '../server/http/files/install-screenshots.ts'
import { quietBrowser } from '../tests/world/people/quiet-popups.ts'
import { CHROMIUM_ARGS, findChromium } from './processes/chromium.ts'
import { ROOT } from './project-root.ts'

/**
 * Takes screenshots of the built shop for `public/install`, which the system shows before the app is installed. Run it
 * after `npm run build` when these pages change; the manifest states the sizes.
 */
const PORT = 4187
const SHOP = `http://localhost:${PORT}`
const LISTING = '/clothing-c-159819.html'

type Name = keyof typeof INSTALL_SCREENSHOTS

/** Runs in the page; a text, because these tools are compiled without browser types. */
const AWAKE = "document.documentElement.dataset.app === 'on'"
const DRAWN = `document.fonts.status === 'loaded' && [...document.images].every((image) => {
  const { top, bottom, right } = image.getBoundingClientRect()
  return bottom <= 0 || top >= innerHeight || right <= 0 || image.complete
})`

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(AWAKE)
  await page.waitForFunction(DRAWN)
  await page.waitForLoadState('networkidle')
}

async function photograph(page: Page, name: Name): Promise<void> {
  await settle(page)
  const [width, height] = INSTALL_SCREENSHOTS[name].sizes.split('x').map(Number)
  const file = join(ROOT, `public${INSTALL_SCREENSHOTS[name].src}`)
  await sharp(await page.screenshot())
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(file)
}

/** Twice: the first visit makes the server draw the pictures, the second finds them drawn. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(SHOP + path)
  await settle(page)
  await page.goto(SHOP + path)
  await settle(page)
}

async function onPhone(page: Page): Promise<void> {
  await open(page, LISTING)
  await page.evaluate('scrollTo(0, 260)')
  await photograph(page, 'listing')
  const links = page.locator('article h3 a')
  const paths = await Promise.all([1, 4].map((at) => links.nth(at).getAttribute('href')))
  for (const [at, path] of paths.entries()) {
    if (path === null) throw new Error('the demo shop has no such piece')
    await open(page, path)
    if (at === 0) await photograph(page, 'product')
    await page.locator('input[type="radio"][name]:enabled').last().check({ force: true })
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await page.getByRole('dialog', { name: 'Shopping Bag' }).waitFor()
  }
  await open(page, '/cart')
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await page.context().setOffline(true)
  await page.goto(`${SHOP}/cart`)
  await settle(page)
  await page
    .getByRole('button', { name: /^One more/ })
    .first()
    .click()
  await page.getByText('Saved on this device').first().waitFor()
  await photograph(page, 'cart')
}

const dataDir = mkdtempSync(join(tmpdir(), 'vanda-install-'))
const server = spawn(process.execPath, ['dist/node/main.js'], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    PORT: String(PORT),
    SANDBOX_PORT: String(PORT + 1),
    DATA_DIR: dataDir,
    DEMO_PRODUCTS: '90',
  },
})
try {
  await new Promise((resolve) => server.stdout.once('data', resolve))
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: CHROMIUM_ARGS,
  })
  quietBrowser(browser)
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    // The wait above runs in this process; the page runs no code of its own.
    bypassCSP: true,
  })
  await onPhone(await phone.newPage())
  const desk = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // The wait above runs in this process; the page runs no code of its own.
    bypassCSP: true,
  })
  const page = await desk.newPage()
  await open(page, '/')
  await photograph(page, 'home')
  await browser.close()
} finally {
  server.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
