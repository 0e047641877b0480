import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

export function takeCartHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`Your bag from the store`),
    description: i18n._(msg`Takes the bag of a tablet in a store along on this phone.`),
    path: '/take-bag',
    hidden: true,
  })
}
