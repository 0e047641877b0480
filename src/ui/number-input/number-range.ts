export type NumberRange = {
  readonly min: number
  readonly max: number
  /** Reads a text as a number where `Number` accepts too much; undefined for the rest. */
  readonly read?: ((text: string) => number | undefined) | undefined
}

/**
 * The requests that are still open when the value has changed: those after it. None when it is no request, because
 * another tab or device has changed it.
 */
export function openRequests(requests: readonly number[], value: number): readonly number[] {
  const at = requests.indexOf(value)
  return at < 0 ? [] : requests.slice(at + 1)
}

/** undefined for a text that is not a number, or not yet one. */
export function readNumber(text: string, { read }: Pick<NumberRange, 'read'> = {}): number | undefined {
  if (read) return read(text)
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isNaN(number) ? undefined : number
}

/** Spec 5, Quantity: not a number becomes the minimum; too much the maximum; too little the minimum. */
export function clampNumber(text: string, range: NumberRange): number {
  const { min, max } = range
  const number = readNumber(text, range)
  return number === undefined ? min : Math.max(min, Math.min(max, Math.trunc(number)))
}

/** One step up or down, within the range; from a text that is not a number, from the minimum. */
export function stepNumber(text: string, step: 1 | -1, range: NumberRange): number {
  return clampNumber(String(clampNumber(text, range) + step), range)
}
