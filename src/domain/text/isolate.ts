/** Letters that are written from right to left, and signs that change the direction. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A text of a person for use within a sentence where no `<bdi>` is possible: a toast, a label, the text of a mail. A
 * name that is written from right to left keeps its place, and the signs around it theirs.
 */
export function isolate(text: string): string {
  return TURNS.test(text) ? `\u2068${text}\u2069` : text
}
