import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

export function cartHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`Shopping Bag`),
    description: i18n._(msg`Your bag at Vanda.`),
    path: '/cart',
    hidden: true,
  })
}
