import { msg } from '@lingui/core/macro'
import { hiddenHead } from '#blocks/page/page-head.ts'

export const giftCardsHead = hiddenHead(msg`My Gift Cards`, msg`Your gift cards at Vanda.`, '/user/gift-card')
