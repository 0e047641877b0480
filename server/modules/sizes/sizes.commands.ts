import type { saveMySizes } from '#contract/sizes.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { Call } from '../../http/served.ts'

/** Sets all of somebody's measures; what is not told is forgotten, and the last word of two devices holds. */
export async function saveSizes(
  tx: Tx,
  { principal, now }: Pick<Call, 'principal' | 'now'>,
  { height, bust, waist, hip, weight, country }: InputOf<typeof saveMySizes>,
): Promise<null> {
  const told = {
    height: height ?? null,
    bust: bust ?? null,
    waist: waist ?? null,
    hip: hip ?? null,
    weight: weight ?? null,
    country: country ?? null,
    saved_at: now,
  }
  await tx
    .insertInto('size_info')
    .values({ principal, version: 1, ...told })
    .onConflict((conflict) =>
      conflict
        .column('principal')
        .doUpdateSet((row) => ({ ...told, version: row('size_info.version', '+', 1) })),
    )
    .execute()
  return null
}

/** At sign-in: what was told last is the member's, whoever told it; the guest's row goes. */
export async function mergeSizes(tx: Tx, guest: string, member: string): Promise<void> {
  const of = (principal: string) =>
    tx.selectFrom('size_info').selectAll().where('principal', '=', principal).executeTakeFirst()
  const [brought, own] = [await of(guest), await of(member)]
  if (!brought) return
  await tx.deleteFrom('size_info').where('principal', '=', guest).execute()
  if (!own)
    await tx
      .insertInto('size_info')
      .values({ ...brought, principal: member })
      .execute()
  else
    await tx
      .updateTable('size_info')
      // A device that knows the guest's version must take the member's answer for the newer one.
      .set({
        ...(brought.saved_at > own.saved_at ? brought : own),
        principal: member,
        version: Math.max(own.version, brought.version) + 1,
      })
      .where('principal', '=', member)
      .execute()
}
