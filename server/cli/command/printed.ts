/** Output on the owner's terminal. */

const DATE_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Singapore',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Date and time in the shop's own city: `2026-11-21 12:00`. */
export function dateTime(at: number): string {
  return DATE_TIME.format(at)
}

/** User input must not control the terminal: control characters are printed as dots. */
export function plain(text: string): string {
  return text.replaceAll(/\p{C}/gu, '·')
}

/** Rows in columns as wide as their widest cell; the named columns are right-aligned. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const shown = rows.map((row) => row.map(plain))
  const widths: number[] = []
  for (const row of shown)
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length)
  return shown.map((row) =>
    row
      .map((cell, at) => (right.includes(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
