/** Prices as the owner writes them: Singapore dollars with a point, `129` or `129.90`. */

/** A comma is a decimal sign in the files of spreadsheets that separate by `;` or tabs. */
const PRICE = { '.': /^(\d{1,7})(?:\.(\d{1,2}))?$/, ',': /^(\d{1,7})(?:[.,](\d{1,2}))?$/ } as const

/** Singapore cents, or undefined for a text that is not clearly a price. */
export function readPrice(text: string, decimal: keyof typeof PRICE = '.'): number | undefined {
  const match = PRICE[decimal].exec(text)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

/** `12990` is `129.90`. */
export function writePrice(cents: number): string {
  return (cents / 100).toFixed(2)
}
