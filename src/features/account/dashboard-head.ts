import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page-head.ts'
import type { RouterContext } from '#blocks/router-context.ts'

export function dashboardHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`My account`),
    description: i18n._(msg`Your details, your password and what you have saved at Vanda.`),
    path: '/user/dashboard',
    hidden: true,
  })
}
