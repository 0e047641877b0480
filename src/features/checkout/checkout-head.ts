import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page-head.ts'
import type { RouterContext } from '#blocks/router-context.ts'

export function checkoutHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`Checkout`),
    description: i18n._(msg`Check out as a guest: an email address is enough.`),
    path: '/checkout-guest',
    hidden: true,
  })
}
