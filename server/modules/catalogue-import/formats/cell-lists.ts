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

/** One cell of these values, as `listOf` reads it. */
export function listCell(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(',', '\\,')).join(', ')
}

export function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))]
}

/** The paths of links. That of a script (`/index.php?id=3`) names no product. */
export function pathnamesOf(links: readonly (string | undefined)[]): string[] {
  return distinct(
    links.map((link) => {
      if (link === undefined || !URL.canParse(link)) return undefined
      const { pathname } = new URL(link)
      return /\.(?:php|aspx?|cgi|jsp)$/i.test(pathname) ? undefined : pathname
    }),
  )
}
