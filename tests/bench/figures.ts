import { DEMO_PRODUCTS } from '#demo/fill.ts'
import { MAIN_PAGES, PAGES, type MainPage } from './pages.ts'

/** The measured figures with their targets (docs/performance.md). */

interface Target {
  readonly most?: number
  readonly least?: number
  /** Only at this many products; without it at every size. */
  readonly products?: number
}

interface Measure {
  readonly what: string
  readonly unit: string
  readonly targets: readonly Target[]
}

/** What is read from a first visit, with the target on the pages that have one. */
const VISIT_MEASURES = {
  score: { what: 'performance score', unit: '', target: { least: 98 } },
  accessibility: { what: 'accessibility score', unit: '', target: { least: 100 } },
  'best-practices': { what: 'best practices score', unit: '', target: { least: 100 } },
  seo: { what: 'SEO score', unit: '', target: { least: 100 } },
  lcp: { what: 'LCP', unit: 'ms', target: { most: 1_100 } },
  tbt: { what: 'TBT', unit: 'ms', target: { most: 90 } },
  cls: { what: 'CLS', unit: '', target: { most: 0 } },
  script: { what: 'script', unit: 'kB', target: { most: 175 } },
  html: { what: 'HTML', unit: 'kB', target: { most: 28 } },
  fonts: { what: 'fonts', unit: 'kB', target: { most: 25 } },
} as const satisfies Readonly<Record<string, { what: string; unit: string; target: Target }>>

export type VisitFigure = keyof typeof VISIT_MEASURES

type VisitMeasureId = `${VisitFigure}-${MainPage}`

function measuresOfVisits(): Readonly<Record<VisitMeasureId, Measure>> {
  const measures = MAIN_PAGES.flatMap((page) =>
    Object.entries(VISIT_MEASURES).map(([name, { what, unit, target }]): [string, Measure] => {
      const targets = PAGES.some((common) => common === page) ? [target] : []
      return [`${name}-${page}`, { what: `first visit, ${page}: ${what}`, unit, targets }]
    }),
  )
  return Object.fromEntries(measures) as Record<VisitMeasureId, Measure>
}

const processor = (call: string, most?: number): Measure => ({
  what: `${call}, processor time of the server`,
  unit: 'ms',
  targets: most === undefined ? [] : [{ most }],
})

const rate = (what: string): Measure => ({ what, unit: '/s', targets: [] })
const p95 = (what: string): Measure => ({
  what: `${what}, p95 under that load`,
  unit: 'ms',
  targets: [],
})

function bag<Name extends string>(name: Name, done: string) {
  const what = `bag of fifty lines, ${done}`
  return {
    [`bag-${name}-cpu`]: processor(what),
    [`bag-${name}-rate`]: rate(what),
    [`bag-${name}-p95`]: p95(what),
  } as Record<`bag-${Name}-${'cpu' | 'rate' | 'p95'}`, Measure>
}

function nodes<Count extends 1 | 2>(count: Count) {
  const on = count === 1 ? 'one node on PostgreSQL' : 'two nodes on PostgreSQL'
  return {
    [`nodes-${count}-detail-cpu`]: processor(`${on}, product detail call`),
    [`nodes-${count}-detail-rate`]: rate(`${on}, product detail call`),
    [`nodes-${count}-add-cpu`]: processor(`${on}, add to bag call`),
    [`nodes-${count}-add-rate`]: rate(`${on}, add to bag call, durable`),
    [`nodes-${count}-add-p95`]: p95(`${on}, add to bag call`),
  } as Record<`nodes-${Count}-${'detail-cpu' | 'detail-rate' | 'add-cpu' | 'add-rate' | 'add-p95'}`, Measure>
}

export const MEASURES = {
  ...measuresOfVisits(),
  'benchmark-index': {
    what: 'Lighthouse benchmark index of this machine',
    unit: '',
    targets: [],
  },
  'offline-first-content': {
    what: 'repeat visit, network off: first content',
    unit: 'ms',
    targets: [{ most: 250 }],
  },
  'offline-usable': {
    what: 'repeat visit, network off: product page usable',
    unit: 'ms',
    targets: [{ most: 500 }],
  },
  'tap-online': {
    what: 'tap to changed bag, network on',
    unit: 'ms',
    targets: [{ most: 50 }],
  },
  'tap-offline': {
    what: 'tap to changed bag, network off',
    unit: 'ms',
    targets: [{ most: 50 }],
  },
  'page-uncached-cpu': processor('uncached page'),
  'page-cached-cpu': processor('cached page'),
  'page-uncached': { what: 'uncached page', unit: '/s', targets: [{ least: 120 }] },
  'page-cached': { what: 'cached page', unit: '/s', targets: [{ least: 3_000 }] },
  'page-selling': {
    what: 'cached pages while the shop sells',
    unit: '/s',
    targets: [{ least: 3_000 }],
  },
  'page-selling-cpu': processor('cached pages while the shop sells'),
  'detail-cpu': processor('product detail call'),
  'detail-rate': { what: 'product detail call', unit: '/s', targets: [{ least: 2_500 }] },
  'detail-p95': {
    what: 'product detail call, p95 under that load',
    unit: 'ms',
    targets: [{ most: 10 }],
  },
  'search-cpu': processor('search call with facets'),
  'search-rate': {
    what: 'search call with facets',
    unit: '/s',
    targets: [{ least: 1_000, products: DEMO_PRODUCTS }],
  },
  'search-p95': {
    what: 'search call with facets, p95 alone',
    unit: 'ms',
    targets: [{ most: 15 }],
  },
  'listing-cpu': processor('listing call with facets'),
  'listing-rate': {
    what: 'listing call with facets',
    unit: '/s',
    targets: [{ least: 1_000, products: DEMO_PRODUCTS }],
  },
  'listing-p95': {
    what: 'listing call with facets, p95 alone',
    unit: 'ms',
    targets: [{ most: 15 }],
  },
  'add-cpu': processor('add to bag call'),
  'add-rate': { what: 'add to bag call, durable', unit: '/s', targets: [{ least: 1_000 }] },
  'add-p95': { what: 'add to bag call, p95 under that load', unit: 'ms', targets: [{ most: 30 }] },
  'order-cpu': processor('placed order'),
  'order-rate': { what: 'placed order, durable', unit: '/s', targets: [{ least: 300 }] },
  'order-p95': { what: 'placed order, p95 under that load', unit: 'ms', targets: [] },
  ...bag('read', 'read'),
  ...bag('change', 'quantity changed'),
  ...nodes(1),
  ...nodes(2),
  start: {
    what: 'start with existing data',
    unit: 'ms',
    targets: [{ most: 1_000, products: DEMO_PRODUCTS }],
  },
  memory: {
    what: 'memory under load',
    unit: 'MB',
    targets: [
      { most: 400, products: DEMO_PRODUCTS },
      { most: 700, products: 100_000 },
    ],
  },
} as const satisfies Readonly<Record<string, Measure>>

export type MeasureId = keyof typeof MEASURES

export interface Figure {
  readonly id: MeasureId
  readonly products: number
  /** The median where it was measured more than once. */
  readonly value: number
  readonly samples: readonly number[]
  /** What was measured against what. */
  readonly conditions: string
  /** When, as ISO time. */
  readonly at: string
  /** The command that measures it again. */
  readonly command?: string
}

export type Facts = Pick<Figure, 'products' | 'conditions'>

export function figure(id: MeasureId, samples: readonly number[], facts: Facts): Figure {
  return { id, value: median(samples), samples: samples.map(rounded), at: new Date().toISOString(), ...facts }
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 50)
}

/** The sample below which `share` percent of them lie. */
function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)]
  if (value === undefined || samples.some(Number.isNaN)) throw new RangeError('nothing was measured')
  return rounded(value)
}

function rounded(value: number): number {
  return Number(value.toPrecision(4))
}

/** undefined where no target is set at this size. */
export function isMet({ id, products, value }: Figure): boolean | undefined {
  const target = targetOf(id, products)
  return target && value <= (target.most ?? Infinity) && value >= (target.least ?? -Infinity)
}

export function targetOf(id: MeasureId, products: number): Target | undefined {
  const targets: readonly Target[] = MEASURES[id].targets
  return targets.find((target) => target.products === undefined || target.products === products)
}
