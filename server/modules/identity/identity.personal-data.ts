import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { endSessionsOf } from './identity.commands.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { sessionsOf } from './identity.queries.ts'

/** The guest's devices keep their place in the device sequence, now as the member's. */
async function mergeDevices(tx: Tx, { guest, member, at }: ServerEvents['identity.merged']): Promise<void> {
  await tx
    .updateTable('device')
    .set({ shopper: shopperKey(member), seen_at: at })
    .where('shopper', '=', shopperKey(guest))
    .execute()
}

/**
 * Sessions, and the responses that devices and keys could request again. The numbers of the device sequences stay
 * until they are pruned: pending operations of a device must not become another shopper's (offline.md F31).
 */
async function eraseSessions(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  const shopper = shopperKey(member)
  const devices = tx.selectFrom('device').select('id').where('shopper', '=', shopper)
  await endSessionsOf(tx, member)
  await tx.deleteFrom('guest_merge').where('member', '=', shopper).execute()
  await tx.deleteFrom('device_answer').where('device_id', 'in', devices).execute()
  await tx.deleteFrom('idempotency').where('scope', 'like', `${shopper} %`).execute()
}

export const sessionData: PersonalData = {
  tables: ['session', 'device', 'device_answer', 'guest_merge', 'idempotency'],
  merge: mergeDevices,
  erase: eraseSessions,
  export: async (tx, { now }, member) => ({
    devices: (await sessionsOf(tx, member, now)).map(({ browser, signedInAt, seenAt }) => ({
      browser,
      signedInAt,
      seenAt,
    })),
  }),
}
