import { aboutUs } from './about-us.ts'
import { accessibility } from './accessibility.ts'
import type { ArticlePlan } from './article-plan.ts'
import { offerTerms } from './buy-more-save-more.ts'
import { contactUs } from './contact-us.ts'
import { copyrightNotice } from './copyright-notice.ts'
import { howToPay } from './how-to-pay.ts'
import { privacyCenter } from './privacy-center.ts'
import { privacyCookiePolicy } from './privacy-cookie-policy.ts'
import { returnPolicy } from './return-policy.ts'
import { shippingInfo } from './shipping-info.ts'
import { termsAndConditions } from './terms-and-conditions.ts'
import { couponArticle } from './use-coupon.ts'

/** The initial articles: the static pages of spec 2.2, by the terms of spec 9.7. */
export const ARTICLES: readonly ArticlePlan[] = [
  contactUs,
  shippingInfo,
  returnPolicy,
  howToPay,
  couponArticle,
  aboutUs,
  termsAndConditions,
  privacyCookiePolicy,
  privacyCenter,
  accessibility,
  copyrightNotice,
  offerTerms,
]
