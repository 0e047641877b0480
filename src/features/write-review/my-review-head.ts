import { msg } from '@lingui/core/macro'
import { hiddenHead } from '#blocks/page/page-head.ts'

export const myReviewHead = hiddenHead(
  msg`My review`,
  msg`Your review of an item at Vanda.`,
  '/user/my-review',
)
