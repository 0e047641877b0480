import { DAY_MS } from '#domain/time-units.ts'
import { sha256 } from '../../core/digest.ts'
import { transact } from '../../db/transaction.ts'
import { queueOut, type QueuedItem } from '../../queue/outbox.ts'
import type { Services } from '../../services/services.ts'
import { personOf } from '../promotions/person.ts'
import { couponMail } from './coupon-letter.ts'
import { usableCoupons } from './coupons.queries.ts'

/** The mail is sent this long before the coupon ends. */
export const NOTICE_MS = 3 * DAY_MS
const AT_ONCE = 500
const MEMBERS_AT_ONCE = 1_000

interface QueuedCouponMail {
  readonly code: string
  readonly memberId: string
}

type Grant = { readonly code: string; readonly person: string }

/**
 * Queues one mail for each granted coupon that ends within three days, to the member whose confirmed mailbox it was given to and who
 * reads the newsletter. Each grant is handled once, with a reader or without. Returns how many were handled.
 */
export async function queueCouponMails(services: Services): Promise<number> {
  const { store } = services
  const now = services.now()
  const due = await endingGrants(services)
    .select(['coupon_grant.code', 'coupon_grant.person'])
    .limit(AT_ONCE)
    .execute()
  if (due.length === 0) return 0
  const readers = await readersOf(services, due)
  for (const { code, person } of due)
    await transact(store, async (tx) => {
      const claimed = await tx
        .updateTable('coupon_grant')
        .set({ noticed_at: now })
        .where('code', '=', code)
        .where('person', '=', person)
        .where('noticed_at', 'is', null)
        .executeTakeFirst()
      const memberId = readers.get(person)
      if (claimed.numUpdatedRows !== 1n || memberId === undefined) return
      const payload: QueuedCouponMail = { code, memberId }
      // The reference is logged, so it holds neither the code nor the mailbox.
      const ref = sha256(`${code}:${person}`)
      await queueOut(tx, { kind: 'coupon-mail', ref, payload: { ...payload } }, now)
    })
  return due.length
}

export async function isAnyCouponEnding(services: Services): Promise<boolean> {
  return (await endingGrants(services).select('coupon_grant.code').limit(1).executeTakeFirst()) !== undefined
}

function endingGrants({ store, now }: Services) {
  const at = now()
  return store.db
    .selectFrom('coupon_grant')
    .innerJoin('coupon', 'coupon.code', 'coupon_grant.code')
    .where('coupon_grant.noticed_at', 'is', null)
    .where('coupon.starts_at', '<=', at)
    .where('coupon.ends_at', '>', at)
    .where('coupon.ends_at', '<=', at + NOTICE_MS)
}

/** Member ids by the digest of their mailbox. A grant has the digest alone, so the readers of the newsletter are compared in pages. */
async function readersOf({ store }: Services, due: readonly Grant[]): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(due.map(({ person }) => person))
  const readers = new Map<string, string>()
  for (let after = ''; ;) {
    const page = await store.db
      .selectFrom('member')
      .innerJoin('newsletter', 'newsletter.email', 'member.email')
      .select(['member.id', 'member.email'])
      .where('newsletter.confirmed_at', 'is not', null)
      .where('member.email_confirmed_at', 'is not', null)
      .where('member.leaves_at', 'is', null)
      .where('member.id', '>', after)
      .orderBy('member.id')
      .limit(MEMBERS_AT_ONCE)
      .execute()
    for (const { id, email } of page) {
      const person = personOf(email)
      if (wanted.has(person)) readers.set(person, id)
    }
    const last = page.at(-1)
    if (!last || page.length < MEMBERS_AT_ONCE) return readers
    after = last.id
  }
}

/** Sends one mail of the outbox, unless its coupon cannot be used any more, or its reader has unsubscribed or left, meanwhile. */
export async function sendCouponMail(services: Services, item: QueuedItem): Promise<void> {
  const { code, memberId } = JSON.parse(item.payload) as QueuedCouponMail
  const { db } = services.store
  const reader = await db
    .selectFrom('member')
    .innerJoin('newsletter', 'newsletter.email', 'member.email')
    .select(['member.email', 'newsletter.site', 'newsletter.lang'])
    .where('member.id', '=', memberId)
    .where('newsletter.confirmed_at', 'is not', null)
    .where('member.email_confirmed_at', 'is not', null)
    .where('member.leaves_at', 'is', null)
    .executeTakeFirst()
  if (!reader) return
  const holder = { memberId, email: reader.email }
  const coupon = (await usableCoupons(db, holder, services.now())).find((one) => one.code === code)
  if (!coupon || coupon.ends_at === null) return
  const endsAt = coupon.ends_at
  await services.mail.send(await couponMail(services, { id: item.id, reader, coupon, endsAt }))
}
