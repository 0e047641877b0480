import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

export function rewardHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`Rewards`),
    description: i18n._(msg`How Vanda’s members earn points, and how long points last.`),
    path: '/reward',
  })
}
