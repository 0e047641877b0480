import { newsletterJoin } from '#contract/requests.ts'
import { serveQueued, type Served } from '../../http/served.ts'
import { readEmail } from '../notify/email.policy.ts'

export function newsletterRoutes(): Served[] {
  return [
    serveQueued(newsletterJoin, {
      /** Signing up twice changes nothing, and nobody learns whether an address was known (trust.md S6). */
      act: async (tx, call, input) => {
        const email = readEmail(input.email)
        await tx
          .insertInto('newsletter')
          .values({
            email,
            principal: call.principal,
            site: call.site,
            lang: call.language,
            joined_at: call.now,
          })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .execute()
        return null
      },
      present: async () => ({ subscribed: true }),
    }),
  ]
}
