import { sql, type Kysely } from 'kysely'

/** Where a store is, in degrees; a store without both is listed without a distance. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['latitude', 'longitude'])
    await sql.raw(`alter table store add column ${column} double precision`).execute(db)
  for (const { id, address, latitude, longitude } of DEMO_STORES)
    await sql`update store set latitude = ${latitude}, longitude = ${longitude}
      where id = ${id} and address = ${address}`.execute(db)
}

/** Stores of a demo shop that was filled before. An owner's own store has another address, and keeps its empty columns. */
const DEMO_STORES = [
  {
    id: 'orchard',
    address: '391 Orchard Road, #02-14, Singapore 238872',
    latitude: 1.3026,
    longitude: 103.8346,
  },
  {
    id: 'marina',
    address: '10 Bayfront Avenue, #B1-47, Singapore 018956',
    latitude: 1.2834,
    longitude: 103.8607,
  },
  {
    id: 'tiong-bahru',
    address: '57 Eng Hoon Street, #01-72, Singapore 160057',
    latitude: 1.2845,
    longitude: 103.8326,
  },
] as const
