import { addressesResource } from './addresses-resource.ts'
import { cartResource } from './cart-resource.ts'
import { couponsResource } from './coupons-resource.ts'
import { feedbackResource } from './feedback-resource.ts'
import { giftCardsResource } from './gift-cards-resource.ts'
import { looksResource } from './looks-resource.ts'
import { memberCardResource } from './member-card-resource.ts'
import { newsletterResource, stockNoticeResource } from './request-resources.ts'
import { ordersResource } from './orders-resource.ts'
import { pointsResource } from './points-resource.ts'
import { preferencesResource } from './preferences-resource.ts'
import { profileResource } from './profile-resource.ts'
import { searchesResource } from './searches-resource.ts'
import { referralResource } from './referral-resource.ts'
import { votesResource } from './votes-resource.ts'
import { sizesResource } from './sizes-resource.ts'
import { wishlistResource } from './wishlist-resource.ts'

/** Every queued capability: one line each. */
export const RESOURCES = [
  cartResource,
  wishlistResource,
  sizesResource,
  searchesResource,
  looksResource,
  addressesResource,
  memberCardResource,
  pointsResource,
  couponsResource,
  referralResource,
  giftCardsResource,
  ordersResource,
  profileResource,
  preferencesResource,
  votesResource,
  feedbackResource,
  stockNoticeResource,
  newsletterResource,
] as const
