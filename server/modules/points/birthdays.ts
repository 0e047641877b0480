import { setImmediate as nextTask } from 'node:timers/promises'
import { birthdayReward, type BirthdayReward } from '#domain/points/birthday-reward.ts'
import { POINTS } from '#domain/points/points.ts'
import { dayOf } from '#domain/region/site-day.ts'
import { SITE_NAMES } from '#domain/region/sites.ts'
import { hmac } from '../../core/digest.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { Db, Tx } from '../../db/schema/database.ts'
import { secretOf } from '../../db/shop-secrets.ts'
import { transact } from '../../db/transaction.ts'
import type { Lease } from '../../queue/lease.ts'
import type { Services } from '../../services/services.ts'
import { awardPoints, holdReference } from './points.commands.ts'

/** Members that are read at once. */
const AT_ONCE = 200

/**
 * Gives the points of a birthday (spec 9.8) to members whose birthday month has begun on their site. A row says the beginning of the month: a run
 * that is repeated or late writes the same. Returns the number of members.
 */
export async function awardBirthdays(services: Services, lease: Partial<Lease> = {}): Promise<number> {
  const { store } = services
  const now = services.now()
  const key = await secretOf(store.db, 'birthday')
  let given = 0
  let after: string | undefined = ''
  while (after !== undefined && lease.signal?.aborted !== true) {
    const members = await celebrating(store.db, after, now)
    for (const member of members) {
      const reward = birthdayReward(member.birthday, storefrontOfRow(member).site, now)
      // Who has registered in the month has the first reward a year later (traps 3.12).
      if (!reward || member.created_at >= reward.at) continue
      const holders = [member.phone, member.email].filter((one) => one !== '').map((one) => hmac(key, one))
      const isGiven = await transact(store, (tx) => giveOnce(tx, { memberId: member.id, reward, holders }))
      if (isGiven) given += 1
    }
    after = members.at(-1)?.id
    await nextTask()
  }
  return given
}

/** The next members whose birthday is in a month that some site has now, and who have no entry of this year. */
function celebrating(db: Db, after: string, now: number) {
  const days = SITE_NAMES.map((site) => dayOf(now, site))
  const months = days.map(({ month }) => String(month).padStart(2, '0'))
  const refs = days.map(({ year }) => `birthday:${year}`)
  return db
    .selectFrom('member')
    .select(['id', 'birthday', 'site', 'lang', 'phone', 'email', 'created_at'])
    .where((row) => row(row.fn<string>('substr', ['birthday', row.lit(6), row.lit(2)]), 'in', months))
    .where('leaves_at', 'is', null)
    .where('id', '>', after)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('point_entry')
            .select('ref')
            .whereRef('member_id', '=', 'member.id')
            .where('ref', 'in', refs),
        ),
      ),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
}

interface Giving {
  readonly memberId: string
  readonly reward: BirthdayReward
  readonly holders: readonly string[]
}

/** Not to a phone number or address that has had it this year, under an account that is gone or another one (traps 3.12). */
async function giveOnce(tx: Tx, { memberId, reward, holders }: Giving): Promise<boolean> {
  const { ref, year, at } = reward
  const clock = { now: at }
  const had = await tx
    .selectFrom('birthday_reward')
    .select('holder')
    .where('year', '=', year)
    .where('holder', 'in', holders)
    .executeTakeFirst()
  if (had) {
    await holdReference(tx, clock, { memberId, ref, reason: 'birthday' })
    return false
  }
  const isGiven = await awardPoints(tx, clock, { memberId, points: POINTS.birthday, reason: 'birthday', ref })
  if (isGiven)
    await tx
      .insertInto('birthday_reward')
      .values(holders.map((holder) => ({ holder, year })))
      .execute()
  return isGiven
}
