import { msg } from '@lingui/core/macro'
import { hiddenHead, pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

const title = msg`Now on`
const description = msg`The campaigns of the shop that are on now.`

export function campaignsHead({ storefront, origin, i18n }: RouterContext) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(title),
    description: i18n._(description),
    path: '/activePage',
  })
}

export const previewHead = hiddenHead(msg`Preview`, msg`A campaign page before its start.`, '/previewPage')
