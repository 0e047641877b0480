import { figure, MEASURES } from './figures.ts'
import { HOW_VISITED, measureOf, VISIT_FIGURES, visitInTurn } from './measure-visits.ts'
import type { Against } from './options.ts'
import { PAGES } from './pages.ts'
import type { RunningShop } from './running-shop.ts'
import { columns, written } from './table.ts'
import { visitsOf } from './visits.ts'

/** Both shops in turn, page by page; the table has a column for each and their ratio, as Markdown. */
export async function measureAgainst(shop: RunningShop, against: Against): Promise<string> {
  const paths = await visitsOf(shop)
  const rows = [['what', 'this shop', new URL(against.origin).host, 'ratio']]
  for (const page of PAGES) {
    const [own = [], other = []] = await visitInTurn([
      shop.origin + paths[page],
      against.origin + against.paths[page],
    ])
    for (const [name, read] of VISIT_FIGURES) {
      const id = measureOf(name, page)
      const facts = { products: shop.products, conditions: HOW_VISITED }
      const [here, there] = [own, other].map((visits) => figure(id, visits.map(read), facts).value)
      if (here === undefined || there === undefined) throw new RangeError(`${id} was not measured`)
      const { what, unit } = MEASURES[id]
      rows.push([what, written(here, unit), written(there, unit), there > 0 ? (here / there).toFixed(2) : ''])
    }
  }
  return `${columns(rows)}\n\n${HOW_VISITED}, both shops in turn; ratio: this shop to the other.`
}

/** Every page must answer before the measuring begins: a page of an error is quickly shown. */
export async function mustAnswer({ origin, paths }: Against): Promise<void> {
  for (const page of PAGES) {
    const address = origin + paths[page]
    const answer = await fetch(address).catch((error: unknown) => {
      throw new RangeError(`${address} cannot be reached: ${reasonOf(error)}.`)
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new RangeError(`${address} answers ${answer.status}: it is not a page to measure.`)
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error && cause.message !== '' ? cause.message : message
}
