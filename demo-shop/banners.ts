import type { BannerKind } from './drawing/banner.ts'

/** Banners the shop can draw, by the key that collections and menus name them with. */
export const BANNERS = {
  'new-arrivals': 'new',
  sale: 'sale',
  'silk-edit': 'dress',
  workwear: 'suit',
  'wedding-guest': 'maxi-dress',
  'under-100': 'blouse',
  cny: 'cheongsam',
  'modern-cheongsam': 'cheongsam',
  evening: 'maxi-dress',
  gifts: 'gift',
  'gift-cards': 'gift-card',
  'points-rewards': 'scarf',
  'flash-sale': 'skirt',
} as const satisfies Readonly<Record<string, BannerKind>>

export function isBanner(key: string): key is keyof typeof BANNERS {
  return Object.hasOwn(BANNERS, key)
}
