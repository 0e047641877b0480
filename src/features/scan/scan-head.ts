import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

export function scanHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`Scan a label`),
    description: i18n._(msg`Find an item by the code on its label.`),
    path: '/scan',
    hidden: true,
  })
}
