export type NumberRange = { readonly min: number; readonly max: number }

/** undefined for a text that is no number, or not one yet. */
export function readNumber(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isNaN(number) ? undefined : number
}

/** Spec 5, Quantity: what is not a number becomes the minimum; too much the maximum; too little the minimum. */
export function clampNumber(text: string, { min, max }: NumberRange): number {
  const number = readNumber(text)
  return number === undefined ? min : Math.max(min, Math.min(max, Math.trunc(number)))
}

/** One step up or down, within the range; from a text that is no number, from the minimum. */
export function stepNumber(text: string, step: 1 | -1, range: NumberRange): number {
  return clampNumber(String(clampNumber(text, range) + step), range)
}
