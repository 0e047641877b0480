import { shopperKey } from '#domain/account/shopper.ts'
import { MAX_LOOKS } from '#domain/looks/looks.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { bumpLooksVersion, lastPlace } from './looks.commands.ts'
import { looksOf, picturedLooksOf } from './looks.queries.ts'
import type { PersonalData } from '../../services/personal-data.ts'

/** The guest's looks are newer than the member's: the newest ones move, as many as there is room for. */
async function mergeLooks(tx: Tx, { guest, member }: ServerEvents['identity.merged']): Promise<void> {
  await bumpLooksVersion(tx, guest)
  await bumpLooksVersion(tx, member)
  const own = await looksOf(tx, member)
  const fresh = (await looksOf(tx, guest)).filter(({ id }) => !own.some((look) => look.id === id))
  const moving = fresh.slice(0, Math.max(0, MAX_LOOKS - own.length)).map(({ id }) => id)
  if (moving.length > 0) {
    const after = await lastPlace(tx, member)
    await tx
      .updateTable('saved_look')
      .set((row) => ({ shopper: shopperKey(member), place: row('place', '+', after) }))
      .where('shopper', '=', shopperKey(guest))
      .where('id', 'in', moving)
      .execute()
  }
  await tx.deleteFrom('saved_look').where('shopper', '=', shopperKey(guest)).execute()
}

async function eraseLooks(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('saved_look').where('shopper', '=', shopperKey(member)).execute()
  await tx.deleteFrom('look_book').where('shopper', '=', shopperKey(member)).execute()
}

export const lookData: PersonalData = {
  tables: ['look_book', 'saved_look'],
  merge: mergeLooks,
  erase: eraseLooks,
  export: async (tx, { services }, member) => ({
    looks: await picturedLooksOf(tx, services.pictures, member),
  }),
}
