import { birthdayReward } from '#domain/points/birthday-reward.ts'
import { pointsForReview } from '#domain/points/points.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { holdReference, settlePoints, welcomeMember } from './points.commands.ts'

export async function awardSignUp(tx: Tx, { member, at }: ServerEvents['member.registered']): Promise<void> {
  await welcomeMember(tx, { now: at }, member.id)
}

/**
 * Who says the birthday in its month has the first reward a year later (traps 3.12): a reward cannot be had by choosing the day. Registration has
 * its own date for that (`birthdays.ts`).
 */
export async function passBirthday(
  tx: Tx,
  { member, at }: ServerEvents['member.birthday-set'],
): Promise<void> {
  const row = await tx
    .selectFrom('member')
    .select(['birthday', 'site', 'lang'])
    .where('id', '=', member.id)
    .executeTakeFirst()
  const reward = row && birthdayReward(row.birthday, storefrontOfRow(row).site, at)
  if (reward)
    await holdReference(tx, { now: at }, { memberId: member.id, ref: reward.ref, reason: 'birthday' })
}

/** Gives points for a published review, and more while it has a photo (spec 9.8). */
export async function settleReview(
  tx: Tx,
  { reviewId, author, photos, at }: ServerEvents['review.changed'],
): Promise<void> {
  if (author?.kind !== 'member') return
  await settlePoints(
    tx,
    { now: at },
    {
      memberId: author.id,
      about: `review:${reviewId}`,
      points: photos === undefined ? 0 : pointsForReview({ photos }),
      reason: (photos ?? 0) > 0 ? 'photo-review' : 'review',
    },
  )
}
