import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

export function thisDeviceHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`App & offline`),
    description: i18n._(msg`What Vanda keeps on this device, and how to change it.`),
    path: '/this-device',
    hidden: true,
  })
}
