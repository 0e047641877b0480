/** Query fields of a list that its answer depends on. */
const LISTED = [
  'page',
  'pageSize',
  'sort',
  'category',
  'color',
  'size',
  'price',
  'type',
  'store',
  'first',
] as const

/**
 * Query fields that change what a page shows; every other one is dropped before it can split a cache of pages
 * (trust.md S21, S22).
 */
const SHOWN = [
  ...LISTED,
  'through',
  'view',
  'appView',
  'sku',
  'filters',
  'spelling',
  'refused',
  'product',
  'spu',
] as const

/** The shown fields of an address with their values, in one order. */
export function shownFields(valuesOf: (name: string) => readonly string[]): (readonly [string, string])[] {
  return SHOWN.flatMap((name) => valuesOf(name).map((value) => [name, value] as const))
}

/** The fields of a list's address that its answer depends on. */
export function listedFields(query: Iterable<[string, string]>): Record<string, string> {
  const listed = new Set<string>(LISTED)
  return Object.fromEntries([...query].filter(([name]) => listed.has(name)))
}
