/** Removes the price filter from an address, because it is in the previous currency. */
export function withoutPrice(href: string): string {
  const url = new URL(href)
  if (!url.searchParams.has('price')) return href
  url.searchParams.delete('price')
  url.searchParams.delete('page')
  return url.href
}
