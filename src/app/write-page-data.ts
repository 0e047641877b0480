import type { QueryClient } from '@tanstack/react-query'
import { AFTER_THE_PAGE } from '#queries/after-the-page.ts'
import { inScript } from '#contract/in-script.ts'
import { packCard } from './packed-cards.ts'
import { packSizes, type Fields } from './packed-sizes.ts'
import {
  mapFields,
  type MatchStatus,
  type PageData,
  type PageMatch,
  type QueryReference,
} from './page-data.ts'

/** What is used of a match of the router. */
export interface RenderedMatch {
  readonly id: string
  readonly status: MatchStatus
  readonly updatedAt: number
  readonly loaderData?: unknown
  readonly error?: unknown
}

/** The data of a rendered page (`PageData`) as JSON that may stand in a script. */
export function writePageData(client: QueryClient, matches: readonly RenderedMatch[]): string {
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
    matches: shownMatches(matches).map((match) => written(match, mapFields(match.loaderData, referring))),
  }
  return inScript(data).replaceAll(CARD_MARK, (_, at: string) => cards[Number(at)] ?? '')
}

/** A page shows no match below one that failed. */
function shownMatches(matches: readonly RenderedMatch[]): readonly RenderedMatch[] {
  const last = matches.findIndex((match) => match.status !== 'success' || isNotFound(match))
  return last === -1 ? matches : matches.slice(0, last + 1)
}

/** The router writes ids without slashes. Of an error the browser gets the message, which is all that it may show. */
function written(match: RenderedMatch, loaded: unknown): PageMatch {
  const { id, status, updatedAt, error } = match
  const context: unknown = Reflect.get(match, '__beforeLoadContext')
  return {
    i: id.replaceAll('/', '#'),
    s: status,
    u: updatedAt,
    ...(loaded !== undefined && { l: loaded }),
    ...(context !== undefined && { b: context }),
    ...(error !== undefined && { e: error instanceof Error ? { message: error.message } : error }),
    ...(isNotFound(match) && { g: true }),
  }
}

/** The router keeps to itself that no route has an address. */
function isNotFound(match: RenderedMatch): boolean {
  return Reflect.get(match, '_notFound') === true
}

/** Stands for a card until all else is JSON. No answer contains it: it is another one in each process. */
const MARK = `card ${crypto.randomUUID()} `
const CARD_MARK = new RegExp(`"${MARK}(\\d+)"`, 'g')

/** JSON of cards. The catalogue returns the same object for many pages (domain/catalog/read-model/cards.ts). */
const jsonOf = new WeakMap<object, string>()

function isCard(fields: Fields): boolean {
  return 'spuCode' in fields && 'items' in fields
}

function markOf(card: Fields, cards: string[]): string {
  const json = jsonOf.get(card) ?? inScript(packSizes(packCard(card)))
  jsonOf.set(card, json)
  return `${MARK}${cards.push(json) - 1}`
}
