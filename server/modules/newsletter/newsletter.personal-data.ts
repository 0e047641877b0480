import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'

async function mergeNewsletter(tx: Tx, { guest, member }: ServerEvents['identity.merged']): Promise<void> {
  await tx
    .updateTable('newsletter')
    .set({ shopper: shopperKey(member) })
    .where('shopper', '=', shopperKey(guest))
    .execute()
}

async function eraseNewsletter(tx: Tx, { member, email }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('newsletter').where('shopper', '=', shopperKey(member)).execute()
  if (email !== undefined) await tx.deleteFrom('newsletter').where('email', '=', email).execute()
}

export const newsletterData: PersonalData = {
  tables: ['newsletter'],
  merge: mergeNewsletter,
  erase: eraseNewsletter,
  export: async (tx, _, member) => ({
    newsletter: await tx
      .selectFrom('newsletter')
      .select(['email', 'joined_at as joinedAt'])
      .where('shopper', '=', shopperKey(member))
      .execute(),
  }),
}
