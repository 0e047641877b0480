import { msg } from '@lingui/core/macro'
import { hiddenHead } from '#blocks/page/page-head.ts'

export const newsletterHead = hiddenHead(
  msg`The Vanda newsletter`,
  msg`The Vanda newsletter: new arrivals and sales.`,
  '/account/newsletter',
)
