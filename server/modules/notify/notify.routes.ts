import { notifyMe } from '#contract/requests.ts'
import type { Services } from '../../services.ts'
import { serveQueued, type Served } from '../../http/served.ts'
import { askForNotice } from './notify.commands.ts'

export function notifyRoutes(services: Services): Served[] {
  return [
    serveQueued(notifyMe, {
      act: (tx, call, input) => askForNotice(services, tx, call, input),
      present: async (_, __, outcome) => ({ sku: outcome?.sku ?? '' }),
    }),
  ]
}
