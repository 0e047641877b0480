import { confirmStockMail, notifyMe } from '#contract/notices/requests.contract.ts'
import { handle, handleQueued, type Route } from '../../services/route.ts'
import { confirmStockNotices, requestStockNotice } from './notify.commands.ts'

export const notifyRoutes: readonly Route[] = [
  handleQueued(notifyMe, {
    act: requestStockNotice,
    present: async (_, __, outcome) => ({ sku: outcome?.sku ?? '' }),
  }),
  handle(confirmStockMail, async (context, { token }) => {
    await confirmStockNotices(context, token)
    return {}
  }),
]
