/** An address without its price filter, which counts in the currency that is being left. */
export function withoutPrice(href: string): string {
  const url = new URL(href)
  if (!url.searchParams.has('price')) return href
  url.searchParams.delete('price')
  url.searchParams.delete('page')
  return url.href
}
