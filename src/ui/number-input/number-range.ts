export type NumberRange = {
  readonly min: number
  readonly max: number
  /** Reads a text as a number where `Number` accepts too much; undefined for the rest. */
  readonly read?: ((text: string) => number | undefined) | undefined
}

/** Numbers that were requested one after the other, and the value at the time of the first request. */
export type Requests = {
  readonly from: number
  readonly numbers: readonly number[]
}

/**
 * The number from which the next step starts: the last request while the value is on its way to it, else the value,
 * because another tab or device has changed it.
 */
export function latestNumber(requests: Requests | undefined, value: number): number {
  return openRequests(requests, value)?.numbers.at(-1) ?? value
}

/** The requests with another one; those that the value has left are dropped. */
export function withRequest(requests: Requests | undefined, value: number, next: number): Requests {
  const { from = value, numbers = [] } = openRequests(requests, value) ?? {}
  return { from, numbers: [...numbers, next] }
}

/** undefined when the value is not on its way to them. */
function openRequests(requests: Requests | undefined, value: number): Requests | undefined {
  return value === requests?.from || requests?.numbers.includes(value) ? requests : undefined
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
