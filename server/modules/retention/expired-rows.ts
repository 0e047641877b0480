import { sql, type RawBuilder } from 'kysely'
import { keysOfKind } from '#domain/account/shopper.ts'
import { formatShopDay } from '#domain/region/formats.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Database, Db } from '../../db/schema/database.ts'
import { SHOPPER_ABSOLUTE_MS, SHOPPER_IDLE_MS } from '../identity/identity.policy.ts'
import { LOOKUPS_KEPT_MS, STAFF_MS } from '../staff/staff.policy.ts'

/** Longer than any operation may wait on a device (7 days), so that a repeated one always finds its response. */
const KEEP_MS = 30 * DAY_MS
/** Searches without results: a season. */
const SEARCHES_KEPT_MS = 90 * DAY_MS

/** A question to the owner of an address names this time. */
const UNANSWERED_KEPT_MS = 3 * DAY_MS

/** Rows that one statement deletes at most: SQLite holds the whole process meanwhile. */
export const MOST_ROWS = 500

interface ExpiredRows {
  readonly table: keyof Database
  /** Columns of the primary key. */
  readonly key: readonly string[]
  readonly over: RawBuilder<boolean>
}

/** What is deleted of each table, in this order. */
export function expiredRows(now: number): readonly ExpiredRows[] {
  const before = now - KEEP_MS
  const lastSession = now - SHOPPER_ABSOLUTE_MS
  return [
    // A copy of a device may return as long as its session is valid (decision 0025).
    { table: 'device_answer', key: ['device_id', 'seq'], over: sql`at < ${lastSession}` },
    { table: 'idempotency', key: ['scope', 'key'], over: sql`created_at < ${before}` },
    { table: 'rate_limit', key: ['key'], over: sql`window_ends < ${now}` },
    { table: 'passkey_challenge', key: ['challenge_hash'], over: sql`until < ${now}` },
    { table: 'hand_over', key: ['secret_hash'], over: sql`until < ${now - DAY_MS}` },
    { table: 'staff_session', key: ['id_hash'], over: sql`created_at < ${now - STAFF_MS}` },
    { table: 'member_lookup', key: ['id'], over: sql`at < ${now - LOOKUPS_KEPT_MS}` },
    { table: 'till_confirmation', key: ['id_hash'], over: sql`created_at < ${now - LOOKUPS_KEPT_MS}` },
    {
      table: 'empty_search',
      key: ['day', 'words'],
      over: sql`day < ${formatShopDay(now - SEARCHES_KEPT_MS)}`,
    },
    { table: 'social_journey', key: ['state_hash'], over: sql`until < ${now}` },
    // Forgotten by then (`expire-express`), or an order.
    { table: 'express_checkout', key: ['id'], over: sql`expires_at < ${before}` },
    { table: 'payment_notice', key: ['event_id'], over: sql`at < ${before}` },
    {
      table: 'size_info',
      key: ['shopper'],
      over: sql`shopper like ${keysOfKind('guest')} and saved_at < ${lastSession}`,
    },
    { table: 'stock_notice', key: ['sku', 'email'], over: sql`sent_at < ${before}` },
    // The owner of the address has not agreed.
    {
      table: 'newsletter',
      key: ['email'],
      over: sql`confirmed_at is null and joined_at < ${now - UNANSWERED_KEPT_MS}`,
    },
    {
      table: 'stock_notice',
      key: ['sku', 'email'],
      over: sql`confirmed_at is null and requested_at < ${now - UNANSWERED_KEPT_MS}`,
    },
    // It is given once in a calendar year, which begins on one site a day before it does on another.
    {
      table: 'birthday_reward',
      key: ['holder', 'year'],
      over: sql`year < ${Number(formatShopDay(now - DAY_MS).slice(0, 4))}`,
    },
    { table: 'outbox', key: ['id'], over: sql`state = 'sent' and next_at < ${before}` },
    { table: 'upload_part', key: ['shopper', 'upload', 'position'], over: sql`kept_at < ${now - DAY_MS}` },
    { table: 'session', key: ['id_hash'], over: sql`seen_at < ${now - SHOPPER_IDLE_MS}` },
    { table: 'session', key: ['id_hash'], over: sql`created_at < ${lastSession}` },
    // A device row is kept as long as the responses that it may request again.
    { table: 'device', key: ['id'], over: sql`seen_at < ${lastSession}` },
  ]
}

/** Deletes at most `MOST_ROWS` of them, in a commit of its own. Returns their number. */
export async function deleteSome(db: Db, { table, key, over }: ExpiredRows): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const from = sql.table(table)
  const { numAffectedRows = 0n } = await sql`delete from ${from} where (${columns}) in
    (select ${columns} from ${from} where ${over} limit ${MOST_ROWS})`.execute(db)
  return Number(numAffectedRows)
}
