import { productPath } from '#domain/region/links.ts'
import type { BrowserContext } from '@playwright/test'
import { budget, FIRST_VISIT } from '../budgets.ts'
import { devtools } from './device-facts.ts'
import { expect, test, withoutThrottling } from './fixtures.ts'
import { OWN_PROCESS } from './own-process.ts'
import { findPieces } from './shopping.ts'
import type { RunningShop } from '../world/running-shop.ts'
import { awake, clothing, PHONE } from './visiting.ts'
import { WITHOUT_WORKER } from './without-worker.ts'

test.use({ viewport: PHONE, ...WITHOUT_WORKER, ...OWN_PROCESS })

/** The middle one counts: a page that is often rendered a second time fails, a busy machine that disturbs one visit does not. */
const VISITS = 3

/** Fewer calls between two idle moments are those of the test itself and of a clock on the page. */
const QUIET_CALLS = 1_500

interface Work {
  /** Calls of functions in all scripts. */
  readonly calls: number
  /** Nodes of the document. */
  readonly nodes: number
  /** kB of the scripts that the page has fetched. */
  readonly script: number
}

/** What the main thread does until the page is quiet, counted: its time differs from run to run on a busy machine. */
async function workOf(context: BrowserContext, path: string): Promise<Work> {
  const page = await context.newPage()
  withoutThrottling(page)
  const session = await devtools(context, page)
  await session.send('Performance.enable')
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await page.goto(path)
  await awake(page)
  await page.waitForLoadState('networkidle')
  let calls = 0
  await expect(async () => {
    // Work that waits for an idle moment is counted as well: calls since the last look.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    const { result } = await session.send('Profiler.takePreciseCoverage')
    const counts = result.flatMap(({ functions }) => functions).map(({ ranges }) => ranges[0]?.count ?? 0)
    const since = counts.reduce((sum, count) => sum + count, 0)
    calls += since
    expect(since).toBeLessThan(QUIET_CALLS)
  }).toPass()
  const { metrics } = await session.send('Performance.getMetrics')
  const script = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return files.reduce((sum, file) => sum + (file as PerformanceResourceTiming).encodedBodySize, 0) / 1_000
  })
  await page.close()
  return { calls, script, nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? Infinity }
}

/** The reviews are the part of a product page that is longest in coming. */
async function aReviewedPiece(shop: RunningShop) {
  const reviewed = (await findPieces(shop, 12)).find(({ card }) => card.reviewInfo.totalReviews > 5)
  if (!reviewed) throw new Error('the demo shop has no such piece')
  return reviewed.card
}

for (const [name, reached] of Object.entries(FIRST_VISIT))
  test(`a first visit of the ${name} page has no more to fetch and to do (design 5)`, async ({
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
    const visits: Work[] = []
    while (visits.length < VISITS) visits.push(await workOf(context, path))
    const middle = (what: keyof Work) =>
      visits.map((visit) => visit[what]).toSorted((one, other) => one - other)[Math.floor(VISITS / 2)]
    expect(middle('calls')).toBeGreaterThan(reached.calls / 2)
    expect(middle('calls')).toBeLessThan(budget(reached.calls))
    expect(middle('script')).toBeGreaterThan(reached.script / 2)
    expect(middle('script')).toBeLessThan(budget(reached.script))
    expect(middle('nodes')).toBeLessThan(budget(reached.nodes))
  })
