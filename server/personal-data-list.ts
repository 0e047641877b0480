import { addressData } from './modules/addresses/addresses.personal-data.ts'
import { cartData } from './modules/cart/cart.personal-data.ts'
import { discountData } from './modules/discounts/discounts.personal-data.ts'
import { drawData } from './modules/draw/draw.personal-data.ts'
import { giftCardData } from './modules/gift-cards/gift-cards.personal-data.ts'
import { sessionData } from './modules/identity/identity.personal-data.ts'
import { lookData } from './modules/looks/looks.personal-data.ts'
import { accountData } from './modules/members/members.personal-data.ts'
import { newsletterData } from './modules/newsletter/newsletter.personal-data.ts'
import { stockNoticeData } from './modules/notify/notify.personal-data.ts'
import { orderData } from './modules/orders/orders.personal-data.ts'
import { passkeyData } from './modules/passkeys/passkeys.personal-data.ts'
import { paymentData } from './modules/payment/payment.personal-data.ts'
import { pointData } from './modules/points/points.personal-data.ts'
import { preferenceData } from './modules/preferences/preferences.personal-data.ts'
import { promotionData } from './modules/promotions/promotions.personal-data.ts'
import { pushData } from './modules/push/push.personal-data.ts'
import { referralData } from './modules/referrals/referrals.personal-data.ts'
import { reviewData } from './modules/reviews/reviews.personal-data.ts'
import { searchData } from './modules/searches/searches.personal-data.ts'
import { sizeData } from './modules/sizes/sizes.personal-data.ts'
import { staffData } from './modules/staff/staff.personal-data.ts'
import { wishlistData } from './modules/wishlist/wishlist.personal-data.ts'
import type { PersonalData } from './services/personal-data.ts'

/** What the modules store of shoppers and members, in the order in which it is merged, erased and exported. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  // Erased before the cart, because a changed cart sets the reminder of the member's browsers.
  pushData,
  cartData,
  wishlistData,
  sizeData,
  searchData,
  lookData,
  addressData,
  reviewData,
  stockNoticeData,
  newsletterData,
  preferenceData,
  // Merged before the orders, while those of the guest are the guest's.
  referralData,
  orderData,
  paymentData,
  passkeyData,
  discountData,
  promotionData,
  giftCardData,
  pointData,
  drawData,
  sessionData,
  staffData,
  accountData,
]
