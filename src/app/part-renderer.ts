import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ID_PLACEHOLDER, type RenderPart } from '#blocks/cached-part.tsx'
import { UNRENDERED } from './draw.ts'

/** Where the server keeps the HTML of parts. */
export interface PartStore {
  get(key: string): string | undefined
  set(key: string, html: string): void
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

/**
 * A part is rendered separately from the page, for the first page that shows it. Its key holds every value that it shows,
 * so cached HTML is never out of date: another price is another key.
 */
export function createPartRenderer(
  { storefront, path, inContext }: PageOfParts,
  store: PartStore,
): RenderPart {
  function htmlOf(part: ReactNode): string {
    const html = renderToString(inContext(part), { identifierPrefix: REACT_IDS })
    if (html.includes(`_${REACT_IDS}R_`)) throw new RangeError('a cached part takes its ids from outside')
    return html
  }

  return function keep(facts, render) {
    const key = JSON.stringify([storefront, facts])
    const known = store.get(key)
    if (known !== undefined && !linksTo(path, known)) return known
    // A link to the page itself is marked (`aria-current`), so that page has HTML of its own.
    const marked = store.get(`${path} ${key}`)
    if (marked !== undefined) return marked
    const html = htmlOf(render(ID_PLACEHOLDER))
    // The rendering of the page reports a part that was not ready.
    if (!html.includes(UNRENDERED)) store.set(linksTo(path, html) ? `${path} ${key}` : key, html)
    return html
  }
}

function linksTo(path: string, html: string): boolean {
  return html.includes(`href="${path}"`) || html.includes(`href="${path}?`)
}
