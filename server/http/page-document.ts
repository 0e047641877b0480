import { SCHEME_HEAD } from '#contract/colour-scheme.ts'

export interface PageAdditions {
  /** At the end of the head. */
  readonly styles: string
  /** At the end of the body. */
  readonly scripts: string
}

/** The whole document of an `html` element that React has rendered. */
export function pageDocument(html: string, { styles, scripts }: PageAdditions): string {
  const root = placeOf('<html ', html)
  const headEnd = placeOf('</head>', html)
  const bodyEnd = html.lastIndexOf('</body>')
  return [
    '<!DOCTYPE html><html data-render="ssr" ',
    html.slice(root + '<html '.length, headEnd),
    SCHEME_HEAD,
    styles,
    html.slice(headEnd, bodyEnd),
    scripts,
    html.slice(bodyEnd),
  ].join('')
}

function placeOf(mark: string, html: string): number {
  const at = html.indexOf(mark)
  if (at === -1) throw new RangeError(`the rendered page has no ${mark}`)
  return at
}
