import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

export function wishlistHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`My Wishlist`),
    description: i18n._(msg`Your wishlist at Vanda.`),
    path: '/user/wishlist',
    hidden: true,
  })
}
