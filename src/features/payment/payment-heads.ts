import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

export function paymentResultHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`Your order`),
    description: i18n._(msg`Your order at Vanda.`),
    path: '/payment-result',
    hidden: true,
  })
}

/** The title is the spec's, letter for letter (2.2). */
export function payLoadingHead({ storefront, origin, i18n }: RouterContext) {
  const title = i18n._(msg`Please Waiting...`)
  const head = pageHead({ storefront, origin, title, description: title, path: '/pay-loading', hidden: true })
  return { ...head, meta: [{ title }, ...head.meta.slice(1)] }
}
