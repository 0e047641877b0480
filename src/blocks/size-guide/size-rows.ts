import { parseRichText, plainText } from '#domain/text/rich-text.ts'

interface SizeCell {
  readonly text: string
  readonly heading: boolean
}
export type SizeRow = readonly SizeCell[]

const ROW = /<tr\b[^>]*>([\s\S]*?)(?:<\/tr\s*>|(?=<tr\b)|$)/gi
const CELL = /<(t[dh])\b[^>]*>([\s\S]*?)(?=<\/?t[dhr]\b|$)/gi

/**
 * The tables of a product's size guide (HTML, spec 3) as rows of plain text: of the markup only the table structure is
 * kept, so no script in it can run (trust.md S16).
 */
export function sizeRows(html: string): SizeRow[] {
  return [...html.matchAll(ROW)]
    .map(([, row = '']) =>
      [...row.matchAll(CELL)].map(([, tag = '', content = '']) => ({
        heading: tag.toLowerCase() === 'th',
        text: plainText(parseRichText(content)).trim(),
      })),
    )
    .filter((row) => row.length > 0)
}
