import type { RequestContext } from '../../services/route.ts'
import type { Coupon } from '../promotions/coupon-rows.ts'
import { couponFormat, termsWords } from '../promotions/coupon-words.ts'
import { usableCoupons, type CouponHolder } from './coupons.queries.ts'

type Here = Pick<RequestContext, 'services' | 'now' | 'site' | 'language' | 'currency' | 'locale'>

/** The coupons that a member can use in a store now. */
export async function couponsAtTill(
  context: Here,
  holder: CouponHolder,
): Promise<{ readonly code: string; readonly label: string }[]> {
  const usable = await usableCoupons(context.services.store.db, holder, context.now)
  return usable
    .filter((coupon) => coupon.in_store === 1)
    .map((coupon) => ({ code: coupon.code, label: tillLabel(coupon, context) }))
}

/** What a coupon takes off and from which sum on, for staff: the till itself does not know the code. */
export function tillLabel(coupon: Coupon, { services, site, language, currency, locale }: Here): string {
  const format = couponFormat({ site, language, currency, locale })
  return termsWords(coupon, format, services.texts.in(language))
}
