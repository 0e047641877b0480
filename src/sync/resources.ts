import { cartResource } from './cart/cart-resource.ts'
import { newsletterResource, stockNoticeResource } from './requests/request-resources.ts'
import { reviewResource } from './reviews/review-resource.ts'
import { votesResource } from './reviews/votes-resource.ts'
import { sizesResource } from './sizes/sizes-resource.ts'
import { wishlistResource } from './wishlist/wishlist-resource.ts'

/** Every queued capability: one line each. */
export const RESOURCES = [
  cartResource,
  wishlistResource,
  sizesResource,
  votesResource,
  reviewResource,
  stockNoticeResource,
  newsletterResource,
] as const
