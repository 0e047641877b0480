import { notifyMe } from '#contract/notices/requests.contract.ts'
import { handleQueued, type Route } from '../../services/route.ts'
import { requestStockNotice } from './notify.commands.ts'

export const notifyRoutes: readonly Route[] = [
  handleQueued(notifyMe, {
    act: requestStockNotice,
    present: async (_, __, outcome) => ({ sku: outcome?.sku ?? '' }),
  }),
]
