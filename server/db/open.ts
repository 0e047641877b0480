import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database, Db } from './schema/database.ts'
import { DatabaseRefused, MIGRATION_TABLE, refuseStranger } from './refused.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite, type SqliteOptions } from './sqlite.ts'
import * as shop from './migrations/0001-shop.ts'
import * as operations from './migrations/0002-operations.ts'
import * as push from './migrations/0003-push.ts'
import * as kiosk from './migrations/0004-kiosk.ts'
import * as sizes from './migrations/0005-sizes.ts'
import * as writtenReviews from './migrations/0006-written-reviews.ts'
import * as reviewCounts from './migrations/0007-review-counts.ts'
import * as operationIds from './migrations/0008-operation-ids.ts'
import * as windowWords from './migrations/0009-window-words.ts'
import * as articles from './migrations/0010-articles.ts'
import * as orderAdjustments from './migrations/0011-order-adjustments.ts'
import * as shopperColumn from './migrations/0012-shopper.ts'
import * as members from './migrations/0013-members.ts'
import * as addresses from './migrations/0014-addresses.ts'
import * as memberBrowsers from './migrations/0015-member-browsers.ts'
import * as orderErasure from './migrations/0016-order-erasure.ts'
import * as socialSignIn from './migrations/0017-social-sign-in.ts'
import * as passkeys from './migrations/0018-passkeys.ts'
import * as memberCodes from './migrations/0019-member-codes.ts'
import * as profile from './migrations/0020-profile.ts'
import * as guides from './migrations/0021-guides.ts'
import * as staff from './migrations/0024-staff.ts'
import * as socialConnect from './migrations/0025-social-connect.ts'
import * as search from './migrations/0029-search.ts'
import * as braSize from './migrations/0030-bra-size.ts'
import * as campaigns from './migrations/0031-campaigns.ts'
import * as savedSearches from './migrations/0032-saved-searches.ts'
import * as reviewPhotos from './migrations/0033-review-photos.ts'
import * as storePlaces from './migrations/0034-store-places.ts'
import * as looks from './migrations/0037-looks.ts'
import * as loginDiscount from './migrations/0038-login-discount.ts'
import * as reviewVideos from './migrations/0039-review-videos.ts'
import * as expressCheckouts from './migrations/0040-express-checkouts.ts'
import * as points from './migrations/0041-points.ts'
import * as tillCodes from './migrations/0043-till-codes.ts'
import * as reviewerBodies from './migrations/0044-reviewer-bodies.ts'

const MIGRATIONS = {
  '0001-shop': shop,
  '0002-operations': operations,
  '0003-push': push,
  '0004-kiosk': kiosk,
  '0005-sizes': sizes,
  '0006-written-reviews': writtenReviews,
  '0007-review-counts': reviewCounts,
  '0008-operation-ids': operationIds,
  '0009-window-words': windowWords,
  '0010-articles': articles,
  '0011-order-adjustments': orderAdjustments,
  '0012-shopper': shopperColumn,
  '0013-members': members,
  '0014-addresses': addresses,
  '0015-member-browsers': memberBrowsers,
  '0016-order-erasure': orderErasure,
  '0017-social-sign-in': socialSignIn,
  '0018-passkeys': passkeys,
  '0019-member-codes': memberCodes,
  '0020-profile': profile,
  '0021-guides': guides,
  '0024-staff': staff,
  '0025-social-connect': socialConnect,
  '0029-search': search,
  '0030-bra-size': braSize,
  '0031-campaigns': campaigns,
  '0032-saved-searches': savedSearches,
  '0033-review-photos': reviewPhotos,
  '0034-store-places': storePlaces,
  '0037-looks': looks,
  '0038-login-discount': loginDiscount,
  '0039-review-videos': reviewVideos,
  '0040-express-checkouts': expressCheckouts,
  '0041-points': points,
  '0043-till-codes': tillCodes,
  '0044-reviewer-bodies': reviewerBodies,
}

export type Engine = 'sqlite' | 'postgres'
export interface Store {
  readonly db: Db
  readonly engine: Engine
}

export interface DatabaseLocation {
  readonly DATABASE_URL?: string | undefined
  readonly DATA_DIR: string
}

/** Only SQLite's: a server of PostgreSQL syncs its own log. */
export type StoreOptions = Partial<Pick<SqliteOptions, 'onFailure' | 'openLog'>>

/**
 * Opens the database and updates its schema. Throws `DatabaseRefused` for one that is unreadable, foreign or newer than
 * this program, and leaves it untouched.
 */
export async function openStore(location: DatabaseLocation, options?: StoreOptions): Promise<Store> {
  const store = connect(location, options)
  try {
    await refuseStrangers(store.db)
    await migrate(store.db)
  } catch (error) {
    await store.db.destroy()
    throw error
  }
  return store
}

/** A connection without a look at the schema; `openStore` is what a shop uses. */
export function connect(
  location: DatabaseLocation,
  { onFailure = () => {}, openLog }: StoreOptions = {},
): Store {
  const engine: Engine = location.DATABASE_URL ? 'postgres' : 'sqlite'
  const dialect = location.DATABASE_URL
    ? openPostgres(location.DATABASE_URL)
    : openSqlite({
        file: join(location.DATA_DIR, 'shop.sqlite'),
        migrations: Object.keys(MIGRATIONS),
        onFailure,
        openLog,
      })
  return { db: new Kysely<Database>({ dialect }), engine }
}

export function createMigrator(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
}

async function refuseStrangers(db: Db): Promise<void> {
  const tables = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(
    (table) => table.name,
  )
  const migrated = tables.includes(MIGRATION_TABLE)
    ? (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.map((row) => row.name)
    : []
  refuseStranger(tables, migrated, Object.keys(MIGRATIONS))
}

async function migrate(db: Db): Promise<void> {
  const { error } = await createMigrator(db).migrateToLatest()
  if (error)
    throw error instanceof Error
      ? error
      : new DatabaseRefused(`The schema could not be brought up to date: ${String(error)}`)
}
