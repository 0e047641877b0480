import lighthouse from 'lighthouse'
import { openBrowser } from './browser.ts'
import { figure, type Figure } from './figures.ts'
import type { RunningShop } from './running-shop.ts'
import { visitsOf } from './visits.ts'

const RUNS = 3
const PAGES = ['home', 'listing', 'product'] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Visit {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly scriptBytes: number
}

/**
 * First visits as Lighthouse measures them. A run that is not counted comes first: the first request for a picture
 * waits for its drawing.
 */
export async function measureVisits(shop: RunningShop): Promise<Figure[]> {
  const paths = await visitsOf(shop)
  const figures: Figure[] = []
  for (const page of PAGES) {
    const address = shop.origin + paths[page]
    const visits: Visit[] = []
    for (let run = 0; run <= RUNS; run++) {
      const visit = await visitOnce(address)
      if (run > 0) visits.push(visit)
    }
    const facts = {
      products: shop.products,
      conditions: `Lighthouse 13, mobile, simulated throttling, ${paths[page]}, empty cache, median of ${RUNS}, fresh browser each`,
    }
    const take = (read: (visit: Visit) => number) => visits.map(read)
    figures.push(
      figure(
        `score-${page}`,
        take((visit) => visit.scores.performance),
        facts,
      ),
      figure(
        `accessibility-${page}`,
        take((visit) => visit.scores.accessibility),
        facts,
      ),
      figure(
        `best-practices-${page}`,
        take((visit) => visit.scores['best-practices']),
        facts,
      ),
      figure(
        `seo-${page}`,
        take((visit) => visit.scores.seo),
        facts,
      ),
      figure(
        `lcp-${page}`,
        take((visit) => visit.lcp),
        facts,
      ),
      figure(
        `tbt-${page}`,
        take((visit) => visit.tbt),
        facts,
      ),
      figure(
        `cls-${page}`,
        take((visit) => visit.cls),
        facts,
      ),
      figure(
        `script-${page}`,
        take((visit) => visit.scriptBytes / 1_000),
        facts,
      ),
    )
  }
  return figures
}

/** Lighthouse sometimes misses the beginning of its own recording; that is not a figure of the shop. */
async function visitOnce(address: string): Promise<Visit> {
  try {
    return await visit(address)
  } catch (error) {
    if (!String(error).includes('NO_NAVSTART')) throw error
    return visit(address)
  }
}

async function visit(address: string): Promise<Visit> {
  const browser = await openBrowser()
  try {
    const result = await lighthouse(address, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
    if (!result || result.lhr.runtimeError)
      throw new RangeError(
        `Lighthouse failed on ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
      )
    const { audits, categories } = result.lhr
    const number = (id: string) => {
      const value = audits[id]?.numericValue
      if (value === undefined) throw new RangeError(`Lighthouse did not measure ${id}`)
      return value
    }
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: Number(number('cumulative-layout-shift').toFixed(3)),
      scriptBytes: scriptBytes(audits['network-requests']?.details),
    }
  } finally {
    await browser.close()
  }
}

/** Every script that the page fetched until the network was quiet, in transferred bytes. */
function scriptBytes(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] }
  const scripts = items.filter((item) => item.resourceType === 'Script')
  if (scripts.length === 0) throw new RangeError('Lighthouse saw no script')
  return scripts.reduce((sum, item) => sum + (item.transferSize ?? 0), 0)
}
