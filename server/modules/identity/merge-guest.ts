import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import { raise } from '../../events/raise.ts'
import type { MergeReport } from '../../events/server-events.ts'
import type { Storefront } from '#domain/region/storefront.ts'
import type { RequestContext } from '../../services/route.ts'

export interface MergeInput {
  readonly guest: Shopper
  readonly member: Shopper
  /** Where the guest has signed in. */
  readonly storefront: Storefront
}

/**
 * Merges a guest's data into the member's, once, at sign-in (offline.md D8). The guest's devices keep their place in
 * the device sequence: an operation whose response was lost is recognised under the member and not applied again. A
 * second or concurrent call does nothing.
 */
export async function mergeGuest(
  tx: Tx,
  { services, now }: Pick<RequestContext, 'services' | 'now'>,
  input: MergeInput,
): Promise<MergeReport> {
  const { guest, member } = input
  if (guest.kind !== 'guest' || member.kind !== 'member')
    throw new RangeError('a guest is merged into a member, nothing else')
  const report: MergeReport = { capped: [], left: [] }
  if (!(await isFirst(tx, { guest, member }, now))) return report
  await raise(tx, services, { name: 'identity.merged', ...input, at: now, report })
  return report
}

/** The row's key admits one merge of a guest, also among concurrent ones. */
async function isFirst(
  tx: Tx,
  { guest, member }: { guest: Shopper; member: Shopper },
  at: number,
): Promise<boolean> {
  const made = await tx
    .insertInto('guest_merge')
    .values({ guest: shopperKey(guest), member: shopperKey(member), at })
    .onConflict((conflict) => conflict.column('guest').doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}
