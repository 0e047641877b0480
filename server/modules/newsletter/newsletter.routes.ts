import { newsletterJoin } from '#contract/notices/requests.contract.ts'
import { handleQueued, type Route } from '../../services/route.ts'
import { joinNewsletter } from './newsletter.commands.ts'

export const newsletterRoutes: readonly Route[] = [
  handleQueued(newsletterJoin, {
    act: (tx, context, { email }) => joinNewsletter(tx, context, email),
    present: async () => ({ subscribed: true }),
  }),
]
