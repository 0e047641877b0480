import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hiddenHead } from '#blocks/page/page-head.ts'

export const ordersHead = hiddenHead(msg`My Orders`, msg`Your orders at Vanda.`, '/user/orders/list')

const pageOf = (title: MessageDescriptor, page: string) =>
  hiddenHead(title, msg`Your order at Vanda.`, `/user/orders/${page}`)

export const orderHead = pageOf(msg`Order details`, 'detail')
export const trackHead = pageOf(msg`Track your order`, 'track')
export const repurchaseHead = pageOf(msg`Buy again`, 'repurchase')
export const refundSuccessHead = pageOf(msg`Your refund`, 'refund-success')
