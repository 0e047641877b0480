/**
 * Query fields that change what a page shows; every other one is dropped before it can split a cache of pages
 * (trust.md S21, S22).
 */
const SHOWN = [
  'page',
  'pageSize',
  'through',
  'sort',
  'category',
  'color',
  'size',
  'price',
  'type',
  'store',
  'first',
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
