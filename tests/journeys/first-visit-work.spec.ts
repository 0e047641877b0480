import { productPath } from '#domain/region/links.ts'
import type { BrowserContext } from '@playwright/test'
import { budget, FIRST_VISIT } from '../budgets.ts'
import { devtools } from '../world/browser/device-facts.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { OWN_PROCESS } from '../world/browser/own-process.ts'
import { findPieces } from '../world/browser/shopping.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { awake, clothing, PHONE } from '../world/browser/visiting.ts'
import { OWN_CONTEXT } from '../world/browser/without-worker.ts'

test.use({ viewport: PHONE, ...OWN_CONTEXT, ...OWN_PROCESS })

interface Work {
  /** Nodes of the document. */
  readonly nodes: number
  /** kB of the scripts that the page has fetched. */
  readonly script: number
}

async function workOf(context: BrowserContext, path: string): Promise<Work> {
  const page = await context.newPage()
  const session = await devtools(context, page)
  await session.send('Performance.enable')
  await page.goto(path)
  await awake(page)
  await page.waitForLoadState('networkidle')
  const { metrics } = await session.send('Performance.getMetrics')
  const script = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return files.reduce((sum, file) => sum + (file as PerformanceResourceTiming).encodedBodySize, 0) / 1_000
  })
  await page.close()
  return { script, nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? Infinity }
}

/** The reviews are the part of a product page that is longest in coming. */
async function aReviewedPiece(shop: RunningShop) {
  const reviewed = (await findPieces(shop, 12)).find(({ card }) => card.reviewInfo.totalReviews > 5)
  if (!reviewed) throw new Error('the demo shop has no such piece')
  return reviewed.card
}

for (const [name, reached] of Object.entries(FIRST_VISIT))
  test(`a first visit of the ${name} page fetches and draws no more than its budget (design 5)`, async ({
    context,
    shop,
  }) => {
    const card = await aReviewedPiece(shop)
    const paths = new Map([
      ['home', '/'],
      ['listing', (await clothing(shop)).path],
      ['product', productPath({ name: card.productsName, spu: card.spuCode })],
    ])
    const path = paths.get(name)
    if (path === undefined) throw new RangeError(`there is no ${name} page`)
    const { nodes, script } = await workOf(context, path)
    expect(script).toBeGreaterThan(reached.script / 2)
    expect(script).toBeLessThan(budget(reached.script))
    expect(nodes).toBeLessThan(budget(reached.nodes))
  })
