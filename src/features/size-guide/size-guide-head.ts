import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

export function sizeGuideHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`Size guide`),
    description: i18n._(msg`Which body each size is made for, and what it is called in other countries.`),
    path: '/pages/garment-size-guide',
  })
}
