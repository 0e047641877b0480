import { myCoupons } from '#contract/account/coupons.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import { handleSnapshot, type Route } from '../../services/route.ts'
import { confirmedEmailOf } from '../checkout/checkout.queries.ts'
import { presentCoupons } from './coupons.present.ts'
import { heldCoupons } from './coupons.queries.ts'

export const couponRoutes: readonly Route[] = [
  handleSnapshot(myCoupons, async (tx, context) => {
    const { shopper, now, services, site, language, currency, locale } = context
    if (shopper?.kind !== 'member') throw new ShopError('sign-in-needed')
    const email = await confirmedEmailOf(tx, shopper)
    const held = await heldCoupons(tx, { memberId: shopper.id, email })
    const storefront = { site, language, currency, locale }
    const wording = { storefront, say: services.texts.in(language) }
    return presentCoupons(held, { shopper, emailConfirmed: email !== undefined, now }, wording)
  }),
]
