import lighthouse from 'lighthouse'
import { openBrowser } from './browser.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One first visit to one page, as Lighthouse measures it. */
export interface PageVisit {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** Transferred until the network was quiet. */
  readonly bytes: Readonly<Record<keyof typeof RESOURCES, number>>
  /** Lighthouse's measure of the machine at the time of the visit. */
  readonly benchmarkIndex: number
}

/** Names of Lighthouse for what is counted. */
const RESOURCES = { script: 'Script', html: 'Document', fonts: 'Font' } as const

/** Lighthouse sometimes misses the beginning of its own recording; that is not a figure of the shop. */
export async function visitPage(address: string): Promise<PageVisit> {
  try {
    return await visit(address)
  } catch (error) {
    if (!String(error).includes('NO_NAVSTART')) throw error
    return visit(address)
  }
}

async function visit(address: string): Promise<PageVisit> {
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
    const { audits, categories, environment } = result.lhr
    const sizeOf = transferSizes(audits['network-requests']?.details)
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
      bytes: { script: sizeOf('script'), html: sizeOf('html'), fonts: sizeOf('fonts') },
      benchmarkIndex: environment.benchmarkIndex,
    }
  } finally {
    await browser.close()
  }
}

function transferSizes(details: unknown): (resource: keyof typeof RESOURCES) => number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] }
  if (items.length === 0) throw new RangeError('Lighthouse saw no request')
  return (resource) =>
    items
      .filter((item) => item.resourceType === RESOURCES[resource])
      .reduce((sum, item) => sum + (item.transferSize ?? 0), 0)
}
