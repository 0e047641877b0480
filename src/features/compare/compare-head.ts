import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

export function compareHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`Compare`),
    description: i18n._(msg`Two to four items from Vanda side by side.`),
    path: '/compare',
    hidden: true,
  })
}
