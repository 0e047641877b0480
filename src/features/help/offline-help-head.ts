import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

export function offlineHelpHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`What works offline`),
    description: i18n._(msg`Vanda without a network: what opens, what waits, and what needs one.`),
    path: '/help/offline',
  })
}
