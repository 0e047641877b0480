/** `Clothing > Dresses` from the outermost to the innermost. */
export function pathOf(cell: string): string[] {
  return cell
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** `a, b` of one cell; `\,` is a comma of a value. */
export function listOf(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter((value) => value !== '')
}

export function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))]
}
