import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ID_PLACEHOLDER, type RenderPart } from '#blocks/cached-part.tsx'
import { UNRENDERED } from './draw.ts'

/** Where the server keeps the HTML of parts, in the form in which it writes it into pages. */
export interface PartStore<Part = object> {
  get(key: string): Part | undefined
  set(key: string, part: Part): void
  /** `html`: what stands between the places of the part's id. */
  encode(html: readonly string[]): Part
  linksTo(part: Part, path: string): boolean
  /** Equal values have equal digests. An object is read once: it must not change. */
  digestOf(fact: object): string
}

/** A part of a page: in its HTML stands `partMark` with the part's index. */
export interface PlacedPart<Part = object> {
  readonly part: Part
  readonly id: string
}

export interface PageOfParts {
  /** What every part depends on: site, language, currency. */
  readonly storefront: readonly string[]
  /** As links on the page name it. */
  readonly path: string
  /** Gives a part the context of the page. */
  readonly inContext: (part: ReactNode) => ReactNode
}

const REACT_IDS = 'own'

/** No text of a page can contain it: React escapes texts, and articles have no comments. */
const partMark = (index: number) => `<!--part ${index}-->`

/**
 * A part is rendered separately from the page, for the first page that shows it. Its key holds every value that it shows,
 * so cached HTML is never out of date: another price is another key.
 */
export function createPartRenderer<Part>(
  { storefront, path, inContext }: PageOfParts,
  store: PartStore<Part>,
): { readonly render: RenderPart; readonly placed: readonly PlacedPart<Part>[] } {
  const placed: PlacedPart<Part>[] = []
  const digestOf = (fact: unknown) =>
    typeof fact === 'object' && fact !== null ? store.digestOf(fact) : fact

  function place(part: Part, id: string): string {
    placed.push({ part, id })
    return partMark(placed.length - 1)
  }

  function render(facts: readonly unknown[], content: (id: string) => ReactNode, id: string): string {
    const key = JSON.stringify([storefront, facts.map(digestOf)])
    const known = store.get(key)
    if (known && !store.linksTo(known, path)) return place(known, id)
    // A link to the page itself is marked (`aria-current`), so that page has HTML of its own.
    const marked = store.get(`${path} ${key}`)
    if (marked) return place(marked, id)
    const html = htmlOf(inContext(content(ID_PLACEHOLDER)))
    // The rendering of the page reports a part that was not ready.
    if (html.includes(UNRENDERED)) return html
    const part = store.encode(html.split(ID_PLACEHOLDER))
    store.set(store.linksTo(part, path) ? `${path} ${key}` : key, part)
    return place(part, id)
  }

  return { render, placed }
}

function htmlOf(part: ReactNode): string {
  const html = renderToString(part, { identifierPrefix: REACT_IDS })
  if (html.includes(`_${REACT_IDS}R_`)) throw new RangeError('a cached part takes its ids from outside')
  // The policy of a page names the scripts of its own markup (server/http/security.ts).
  if (html.includes('<script')) throw new RangeError('a cached part contains no script')
  return html
}
