import type { QueryClient } from '@tanstack/react-query'
import { AFTER_THE_PAGE } from '#queries/after-the-page.ts'
import { inScript } from '#contract/in-script.ts'
import { packSizes } from './packed-sizes.ts'
import { mapFields, type LoadedMatch, type PageData, type QueryReference } from './page-data.ts'

/** The data of a rendered page (`PageData`) as JSON that may stand in a script. */
export function writePageData(client: QueryClient, matches: readonly LoadedMatch[]): string {
  const answered = client
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === 'success' && meta !== AFTER_THE_PAGE)
  const index = new Map(answered.map(({ state }, at) => [state.data, at]))
  const referring = (value: unknown): unknown => {
    const at = index.get(value)
    return at === undefined ? value : ({ $query: at } satisfies QueryReference)
  }
  const cards: string[] = []
  const data: PageData = {
    queries: answered.map(({ queryKey, state }) => [
      queryKey,
      packSizes(state.data, (fields) => (isCard(fields) ? markOf(fields, cards) : undefined)),
      state.dataUpdatedAt,
    ]),
    loaded: matches.map(({ loaderData }) => mapFields(loaderData, referring)),
  }
  return inScript(data).replaceAll(CARD_MARK, (_, at: string) => cards[Number(at)] ?? '')
}

/** Stands for a card until all else is JSON. No answer contains it: it is another one in each process. */
const MARK = `card ${crypto.randomUUID()} `
const CARD_MARK = new RegExp(`"${MARK}(\\d+)"`, 'g')

/** JSON of cards. The catalogue returns the same object for many pages (domain/catalog/read-model/cards.ts). */
const written = new WeakMap<object, string>()

function isCard(fields: object): boolean {
  return 'spuCode' in fields && 'items' in fields
}

function markOf(card: object, cards: string[]): string {
  const json = written.get(card) ?? inScript(packSizes(card))
  written.set(card, json)
  return `${MARK}${cards.push(json) - 1}`
}
