import type { Stylesheet } from './app-build.ts'

export const FONTS_ID = 'vanda-fonts'

/** The first rule of the page, so that no order of chunks can reorder the layers (src/styles/layers.css). */
const LAYERS = '@layer reset, tokens, base, ui, blocks, screens;'

const FONT_FACE = /@font-face\{[^}]*url\([^}]*\}/g

/**
 * Styles of a page whose first picture comes before its fonts: until the page's script turns them on
 * (server/http/page-start.ts), faces of this device stand in for them with the same metrics (src/styles/fonts.css).
 */
export function stylesOfPage(sheets: readonly Stylesheet[]): string {
  const styles = stylesInHead(sheets)
  const fonts = styles.match(FONT_FACE)?.join('') ?? ''
  const faces = `<style id="${FONTS_ID}" media="not all">${fonts}</style><noscript><style>${fonts}</style></noscript>`
  return styles.replaceAll(FONT_FACE, '') + faces
}

/**
 * The rules of a page's chunks (decision 0078), and a disabled link for each of their files:
 * Vite's loader of chunks looks for the link before it loads a stylesheet, and the browser does not fetch a disabled one.
 */
export function stylesInHead(sheets: readonly Stylesheet[]): string {
  const rules = sheets.map(({ css }) => css).join('')
  const links = sheets.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  return `<style>${LAYERS}${rules}</style>${links}`
}
