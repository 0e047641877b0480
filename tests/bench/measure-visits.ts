import { figure, type Figure, type MeasureId, type VisitFigure } from './figures.ts'
import { visitPage, type PageVisit } from './page-visit.ts'
import { MAIN_PAGES, type MainPage } from './pages.ts'
import type { RunningShop } from './running-shop.ts'
import { visitsOf } from './visits.ts'

const RUNS = 5
export const HOW_VISITED = `Lighthouse 13, mobile, simulated throttling, empty cache, median of ${RUNS}, fresh browser each`

/** The figures of a first visit to a page. */
export const VISIT_FIGURES = [
  ['score', (visit) => visit.scores.performance],
  ['accessibility', (visit) => visit.scores.accessibility],
  ['best-practices', (visit) => visit.scores['best-practices']],
  ['seo', (visit) => visit.scores.seo],
  ['lcp', (visit) => visit.lcp],
  ['tbt', (visit) => visit.tbt],
  ['cls', (visit) => visit.cls],
  ['script', (visit) => visit.bytes.script / 1_000],
  ['html', (visit) => visit.bytes.html / 1_000],
  ['fonts', (visit) => visit.bytes.fonts / 1_000],
] as const satisfies readonly (readonly [VisitFigure, (visit: PageVisit) => number])[]

export const measureOf = (name: VisitFigure, page: MainPage): MeasureId => `${name}-${page}`

/** First visits as Lighthouse measures them. */
export async function measureVisits(shop: RunningShop): Promise<Figure[]> {
  const paths = await visitsOf(shop)
  const figures: Figure[] = []
  const indices: number[] = []
  for (const page of MAIN_PAGES) {
    const [visits = []] = await visitInTurn([shop.origin + paths[page]])
    const facts = { products: shop.products, conditions: `${HOW_VISITED}, ${paths[page]}` }
    for (const [name, read] of VISIT_FIGURES)
      figures.push(figure(measureOf(name, page), visits.map(read), facts))
    indices.push(...visits.map(({ benchmarkIndex }) => benchmarkIndex))
  }
  const conditions = 'speed of the processor as Lighthouse takes it at each of these visits, median of all'
  return [...figures, figure('benchmark-index', indices, { products: shop.products, conditions })]
}

/**
 * The visits to each address, one address after the other in each run. A run that is not counted comes first: the first
 * request for a picture waits for its drawing.
 */
export async function visitInTurn(addresses: readonly string[]): Promise<PageVisit[][]> {
  const visits = addresses.map((): PageVisit[] => [])
  for (let run = 0; run <= RUNS; run++) {
    for (const [at, address] of addresses.entries()) {
      const visit = await visitPage(address)
      if (run > 0) visits[at]?.push(visit)
    }
  }
  return visits
}
