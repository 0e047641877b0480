import { msg } from '@lingui/core/macro'
import { hiddenHead } from '#blocks/page/page-head.ts'

export const stockMailHead = hiddenHead(
  msg`A mail when it is back`,
  msg`Mails about pieces that were sold out.`,
  '/account/stock-mail',
)
