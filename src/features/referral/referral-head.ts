import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

export function referralHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`Invite friends`),
    description: i18n._(msg`Invite a friend to Vanda: a coupon for their first order, and one for you.`),
    path: '/referral',
  })
}
