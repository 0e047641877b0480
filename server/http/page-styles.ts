import type { Stylesheet } from './app-build.ts'

/** The first rule of the page, so that no order of chunks can reorder the layers (src/styles/layers.css). */
const LAYERS = '@layer reset, tokens, base, ui, blocks, screens;'

/**
 * The rules of a page's chunks (docs/decisions/0078-styles-by-chunk.md), and a disabled link for each of their files:
 * Vite's loader of chunks looks for the link before it loads a stylesheet, and the browser does not fetch a disabled one.
 */
export function stylesInHead(sheets: readonly Stylesheet[]): string {
  const rules = sheets.map(({ css }) => css).join('')
  const links = sheets.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  return `<style>${LAYERS}${rules}</style>${links}`
}
