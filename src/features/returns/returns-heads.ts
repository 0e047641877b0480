import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { hiddenHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'

const ABOUT = msg`Returns and refunds of your orders at Vanda.`

/** Head of a page whose address ends in the number of an order or the id of a return. */
const headOf = (title: MessageDescriptor, page: string) => (context: RouterContext, id: string) =>
  hiddenHead(title, ABOUT, `/user/orders/${page}/${id}`)(context)

export const returnSelectHead = headOf(msg`Return items`, 'return-select')
export const returnSuccessHead = headOf(msg`Your return`, 'return-success')
export const trackingHead = headOf(msg`Tracking number of a return`, 'edit-tracking-number')
export const trackingSavedHead = headOf(msg`Tracking number saved`, 'edit-tracking-number-success')
export const refundRecordHead = headOf(msg`Returns and refunds`, 'refund-record')
