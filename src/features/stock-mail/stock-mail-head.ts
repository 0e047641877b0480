import { msg } from '@lingui/core/macro'
import { hiddenHead } from '#blocks/page/page-head.ts'

export const stockMailHead = hiddenHead(
  msg`An email when it’s back`,
  msg`Emails about pieces that were sold out.`,
  '/account/stock-mail',
)
