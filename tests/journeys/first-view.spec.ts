import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import postcss from 'postcss'
import { isPagePath, searchPath } from '#domain/region/links.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { ROOT } from '../../scripts/project-root.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { clothing, visit } from '../world/browser/visiting.ts'
import { OWN_CONTEXT } from '../world/browser/without-worker.ts'

/** The server may close an idle connection as the next request begins; a browser asks again, too. */
const FRESH = { maxRetries: 2 }

test.use(OWN_CONTEXT)

const ASSETS = join(ROOT, 'dist/client/assets')

/** A page before the app has started: only with the styles in its HTML. */
async function firstViews(shop: RunningShop): Promise<string[]> {
  const [piece] = await findPieces(shop, 1)
  return ['/', (await clothing(shop)).path, searchPath('silk dress'), piece.card.baseUrl]
}

async function withoutScripts(browser: Browser, shop: RunningShop, width: number): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width, height: 900 },
    baseURL: shop.url,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.route(
    (url) => isPagePath(url.pathname),
    async (route) => {
      const body = asWithScripts(await (await route.fetch()).text())
      await route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
    },
  )
  return page
}

/** The app is to be late, not missing: what only a browser without scripts shows is left out, and its fonts are there. */
function asWithScripts(text: string): string {
  return text
    .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    .replace('media="not all"', '')
    .replaceAll(/@media \(scripting: ?none\)/g, '@media not all')
}

/** Statements of a stylesheet, one by one, and how many rules the browser reads from each and from all. */
async function rulesOf(page: Page, css: string): Promise<{ apart: number; together: number }> {
  const statements = postcss
    .parse(css)
    .nodes.map((node) =>
      node.type === 'atrule' && node.nodes === undefined ? `${node.toString()};` : node.toString(),
    )
  return page.evaluate(
    ([whole, parts]) => {
      const count = (list: CSSRuleList): number =>
        [...list].reduce(
          (sum, rule) => sum + 1 + ('cssRules' in rule ? count(rule.cssRules as CSSRuleList) : 0),
          0,
        )
      const read = (text: string) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        return count(sheet.cssRules)
      }
      return { together: read(whole), apart: parts.reduce((sum, part) => sum + read(part), 0) }
    },
    [css, statements] as const,
  )
}

/** The box of every element with all fonts there, in half pixels; parts that the browser would skip are laid out, too. */
async function boxesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    document.head.append(
      Object.assign(document.createElement('style'), {
        textContent: '* { content-visibility: visible !important }',
      }),
    )
    // A local face that is not installed on this machine cannot be loaded.
    await Promise.allSettled([...document.fonts].map((face) => face.load()))
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y + scrollY, width, height].map((side) => Math.round(side * 2) / 2)
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${box.join(' ')}`
    })
  })
}

test('the browser reads every rule of the styles that a page comes with', async ({ page, shop }) => {
  for (const path of await firstViews(shop)) {
    const html = await (await page.request.get(path, FRESH)).text()
    const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
      .map(([, text = '']) => text)
      .join('')
    const { apart, together } = await rulesOf(page, inline)
    expect.soft(together, path).toBe(apart)
    expect(apart).toBeGreaterThan(150)
  }
})

test('the browser knows every face that the styles declare, also those that stand in for a late font', async ({
  page,
  shop,
}) => {
  await page.goto('/')
  const html = asWithScripts(await (await page.request.get('/', FRESH)).text())
  const declared = html.match(/@font-face\{/g) ?? []
  expect(declared.length).toBeGreaterThan(10)
  await expect.poll(() => page.evaluate(() => document.fonts.size), shop.url).toBe(declared.length)
})

test('a page stands before the app as it stands with the styles of every other chunk', async ({
  browser,
  shop,
}) => {
  const everyStyle = readdirSync(ASSETS)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(ASSETS, name), 'utf8'))
  expect(everyStyle.length).toBeGreaterThan(20)
  for (const width of [360, 1440]) {
    const page = await withoutScripts(browser, shop, width)
    for (const path of await firstViews(shop)) {
      await page.goto(path)
      const before = await boxesOf(page)
      await page.evaluate(
        (text) => {
          document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
        },
        asWithScripts(everyStyle.join('')),
      )
      const after = await boxesOf(page)
      const moved = before.filter((box, index) => box !== after[index])
      expect
        .soft(moved.slice(0, 5), `${path} at ${width} px: ${moved.length} of ${before.length}`)
        .toEqual([])
      expect(before.length).toBeGreaterThan(200)
    }
    await page.context().close()
  }
})

test('a page fetches no styles of its own, and those of an overlay before it opens', async ({
  page,
  shop,
}) => {
  const { path } = await clothing(shop)
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.css')),
    )
  await visit(page, path)
  const own = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(
      (link) => new URL(link.href).pathname,
    ),
  )
  expect(own.length).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Search', exact: true })
  await expect(dialog.getByRole('textbox')).toBeVisible()
  expect((await fetched()).filter((name) => own.includes(name))).toEqual([])
  expect(await fetched()).toContainEqual(expect.stringMatching(/\/search-/))
  const position = await dialog.evaluate((element) => getComputedStyle(element).position)
  expect(position).toBe('fixed')
})
