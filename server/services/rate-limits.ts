import { sql } from 'kysely'
import type { Db, Reader } from '../db/schema/database.ts'

export interface HitLimit {
  readonly key: string
  readonly hits: number
  readonly windowMs: number
}

export interface Hit {
  /** False past the limit: nothing was counted. */
  readonly isTaken: boolean
  /** Of this window, with this one. */
  readonly hits: number
  readonly windowEnds: number
}

/**
 * Takes one of the hits that a window allows, for all nodes together. One conditional statement, before what it limits
 * begins: of calls that arrive together no more than `hits` are told that theirs is taken. The window begins with its
 * first hit. One that ends later than a window from now was written by a clock that was ahead: it is over; a second
 * window is the difference that clocks of nodes may have.
 */
export async function takeHit(db: Db, { key, hits, windowMs }: HitLimit, now: number): Promise<Hit> {
  const isOver = sql<boolean>`(rate_limit.window_ends <= ${now} or rate_limit.window_ends > ${now + 2 * windowMs})`
  const taken = await db
    .insertInto('rate_limit')
    .values({ key, hits: 1, window_ends: now + windowMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          hits: sql<number>`case when ${isOver} then 1 else rate_limit.hits + 1 end`,
          window_ends: sql<number>`case when ${isOver} then ${now + windowMs} else rate_limit.window_ends end`,
        })
        .where(sql<boolean>`${isOver} or rate_limit.hits < ${hits}`),
    )
    .returning(['hits', 'window_ends'])
    .executeTakeFirst()
  if (taken) return { isTaken: true, hits: taken.hits, windowEnds: taken.window_ends }
  const full = await db.selectFrom('rate_limit').selectAll().where('key', '=', key).executeTakeFirst()
  return { isTaken: false, hits: full?.hits ?? hits, windowEnds: full?.window_ends ?? now + windowMs }
}

/** Whether the window allows no further hit; takes none. */
export async function isFull(db: Reader, { key, hits }: HitLimit, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('rate_limit')
    .select('hits')
    .where('key', '=', key)
    .where('window_ends', '>', now)
    .executeTakeFirst()
  return row !== undefined && row.hits >= hits
}

/** Gives back a hit of what succeeded, where only failures count. */
export async function giveBackHit(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set((row) => ({ hits: row('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute()
}

/** Seconds until the window ends, at least one. */
export function secondsLeft({ windowEnds }: Hit, now: number): number {
  return Math.max(1, Math.ceil((windowEnds - now) / 1_000))
}
