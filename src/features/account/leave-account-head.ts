import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page-head.ts'
import type { RouterContext } from '#blocks/router-context.ts'

export function leaveAccountHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`Delete account`),
    description: i18n._(msg`Your account at Vanda.`),
    path: '/LogOff.html',
    hidden: true,
  })
}
