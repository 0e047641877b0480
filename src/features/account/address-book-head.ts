import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page-head.ts'
import type { RouterContext } from '#blocks/router-context.ts'

export function addressBookHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`Address Book`),
    description: i18n._(msg`Your shipping and billing addresses at Vanda.`),
    path: '/user/address',
    hidden: true,
  })
}
