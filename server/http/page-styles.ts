/** A part of the stylesheet: always needed, needed with some classes, or a group such as a layer or a media query. */
export type StylePiece =
  | string
  | {
      /** For each selector, the classes it needs to match. */
      readonly needs: readonly (readonly string[])[]
      readonly css: string
    }
  | { readonly open: string; readonly pieces: readonly StylePiece[] }

const CLASSES = /\sclass="([^"]*)"/g

/**
 * The rules that a page's own elements can match, in the sheet's order. Overlays need the whole sheet, which the app
 * loads before hydration (docs/decisions/0012-styles-of-the-page.md).
 */
export function stylesFor(pieces: readonly StylePiece[], html: string): string {
  const shown = new Set<string>()
  for (const [, names = ''] of html.matchAll(CLASSES)) for (const name of names.split(' ')) shown.add(name)
  return write(pieces, shown)
}

function write(pieces: readonly StylePiece[], shown: ReadonlySet<string>): string {
  let css = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') css += piece
    else if ('css' in piece) {
      if (piece.needs.some((names) => names.every((name) => shown.has(name)))) css += piece.css
    } else {
      const inner = write(piece.pieces, shown)
      if (inner !== '') css += `${piece.open}${inner}}`
    }
  }
  return css
}
