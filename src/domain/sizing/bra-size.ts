/** Band and cup, as written in Europe (75B), Britain and America (34DD). */
const BRA_SIZE = /^\d{2,3}(?:AA|[A-K]|DD|FF|GG|HH|JJ)$/

/** A typed bra size in one spelling ("75 b" is 75B), '' for none; undefined for anything else (spec 2.14, 3). */
export function readBraSize(text: string): string | undefined {
  const typed = text.replaceAll(/\s/g, '').toUpperCase()
  return typed === '' || isBraSize(typed) ? typed : undefined
}

export function isBraSize(text: string): boolean {
  if (!BRA_SIZE.test(text)) return false
  const band = Number.parseInt(text, 10)
  return (band >= 28 && band <= 48) || (band >= 55 && band <= 130)
}
