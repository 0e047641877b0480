import { notifyMe } from '#contract/requests.contract.ts'
import type { Services } from '../../services/services.ts'
import { handleQueued, type Route } from '../../services/route.ts'
import { requestStockNotice } from './notify.commands.ts'

export function notifyRoutes(services: Services): Route[] {
  return [
    handleQueued(notifyMe, {
      act: (tx, context, input) => requestStockNotice(services, tx, context, input),
      present: async (_, __, outcome) => ({ sku: outcome?.sku ?? '' }),
    }),
  ]
}
