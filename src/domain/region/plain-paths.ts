/**
 * Pages and forms that work without scripts. The server renders them for one caller and the app has none of them; their
 * language is the field `lang` of the address.
 */
export const PLAIN_PATHS = {
  bag: '/plain/bag',
  add: '/plain/add',
  update: '/plain/update',
  remove: '/plain/remove',
  region: '/plain/region',
} as const

export function plainPath(name: keyof typeof PLAIN_PATHS, language: string): string {
  return `${PLAIN_PATHS[name]}?lang=${language}`
}

/** Why a product page was shown again instead of the bag: the field `refused` of its address. */
export const REFUSED_ADDS = [
  'size',
  'quantity',
  'sold-out',
  'stop-selling',
  'sku-unknown',
  'redeem-only',
  'cart-full',
] as const
export type RefusedAdd = (typeof REFUSED_ADDS)[number]
