import type { Stylesheet } from './app-build.ts'
import { PART_MARK, type PageMarkup } from './page-body.ts'
import { namesIn } from './names-in.ts'
import { ANY_STATE } from './style-states.ts'

/** The first rule of the page, so that no order of chunks can reorder the layers (src/styles/layers.css). */
const LAYERS = '@layer reset, tokens, base, ui, blocks, screens;'

/** As `LaterStyles` renders it (src/blocks/later-styles.tsx). */
const PLACE = '<div hidden="" data-styles=""></div>'

/**
 * The rules of a page's chunks, and a disabled link for each of their files: Vite's loader of chunks looks for the link
 * before it loads a stylesheet, and the browser does not fetch a disabled one.
 */
export function stylesInHead(sheets: readonly Stylesheet[]): string {
  const rules = sheets.map(({ css }) => css).join('')
  const links = sheets.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  return `<style>${LAYERS}${rules}</style>${links}`
}

/** Where the stylesheets of a page stand. */
export interface PlacedStyles {
  readonly inline: readonly Stylesheet[]
  /** By the index of the place before the first element that needs it. */
  readonly linked: readonly (readonly Stylesheet[])[]
  /** Addresses of those that no element of the page needs: they come with the app. */
  readonly unused: readonly string[]
}

/**
 * Decides where the stylesheets of a page stand (docs/decisions/0093-styles-below-the-first-view.md). One that came apart,
 * and whose classes no element has before a place for links, is linked there: the browser paints what stands above, and
 * waits for the sheet with what follows. All others are inline.
 */
export function placeStyles(markup: PageMarkup, sheets: readonly Stylesheet[]): PlacedStyles {
  const segments = markup.html.split(PLACE)
  const uses = firstUses(segments, markup)
  const segmentOf = ({ isApart, names }: Stylesheet) =>
    isApart && segments.length > 1 ? Math.min(...names.map((name) => uses.get(name) ?? Infinity)) : 0
  const placed = sheets.map((sheet) => ({ sheet, at: segmentOf(sheet) }))
  const standing = (wanted: number) => placed.filter(({ at }) => at === wanted).map(({ sheet }) => sheet)
  return {
    inline: standing(0),
    linked: segments.slice(1).map((_, index) => standing(index + 1)),
    unused: standing(Infinity).map(({ href }) => href),
  }
}

/** The page with its links; the script must not wait for a stylesheet, so it stands before the first one. */
export function withLinks(html: string, { linked }: PlacedStyles, script: string): string {
  if (linked.length === 0) return html.replace('</body>', () => `${script}</body>`)
  const [open, close] = [PLACE.replace('</div>', ''), '</div>']
  return html
    .split(PLACE)
    .map((segment, at) => {
      if (at === 0) return segment
      const links = linked[at - 1]?.map(({ href }) => `<link rel="stylesheet" href="${href}">`).join('')
      return `${open}${at === 1 ? script : ''}${links}${close}${segment}`
    })
    .join('')
}

/** In which segment of the page a class, a language or a state is first used. */
function firstUses(segments: readonly string[], { parts }: PageMarkup): ReadonlyMap<string, number> {
  // Any element may come into a state, also without the app.
  const uses = new Map([[ANY_STATE, segments.length - 1]])
  for (const [at, segment] of segments.entries()) {
    const placed = [...segment.matchAll(PART_MARK)].flatMap(
      ([, index]) => parts[Number(index)]?.part.names ?? [],
    )
    for (const name of [...namesIn(segment), ...placed]) if (!uses.has(name)) uses.set(name, at)
  }
  return uses
}
