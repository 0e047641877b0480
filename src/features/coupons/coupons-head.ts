import { msg } from '@lingui/core/macro'
import { hiddenHead } from '#blocks/page/page-head.ts'

export const couponsHead = hiddenHead(msg`My Coupons`, msg`Your coupons at Vanda.`, '/user/coupon')
