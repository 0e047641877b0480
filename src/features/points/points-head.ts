import { msg } from '@lingui/core/macro'
import { hiddenHead } from '#blocks/page/page-head.ts'

export const pointsHead = hiddenHead(msg`My Points`, msg`Your points at Vanda.`, '/user/points')
