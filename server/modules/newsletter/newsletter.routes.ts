import { newsletterJoin } from '#contract/requests.contract.ts'
import { handleQueued, type Route } from '../../services/route.ts'
import { readEmail } from '../notify/notify.policy.ts'

export function newsletterRoutes(): Route[] {
  return [
    handleQueued(newsletterJoin, {
      /**
       * Subscribing twice changes nothing, and the response does not reveal whether an address was known (trust.md S6).
       */
      act: async (tx, context, input) => {
        const email = readEmail(input.email)
        await tx
          .insertInto('newsletter')
          .values({
            email,
            principal: context.principal,
            site: context.site,
            lang: context.language,
            joined_at: context.now,
          })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .execute()
        return null
      },
      present: async () => ({ subscribed: true }),
    }),
  ]
}
