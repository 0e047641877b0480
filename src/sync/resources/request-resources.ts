import { msg } from '@lingui/core/macro'
import { newsletterJoin, notifyMe } from '#contract/notices/requests.contract.ts'
import { syncResource } from './sync-resource.ts'

/** Requests that are done once they have arrived: only the sync view and the tray show them. */

export const stockNoticeResource = syncResource({
  name: 'stock-notices',
  writes: [notifyMe],
  describe({ input }) {
    const email = String(input['email'])
    return msg`Write to ${email} when it is back`
  },
})

export const newsletterResource = syncResource({
  name: 'newsletter',
  writes: [newsletterJoin],
  describe({ input }) {
    const email = String(input['email'])
    return msg`Send our letters to ${email}`
  },
})
