import { Dexie, type EntityTable, type Table } from 'dexie'
import { DATABASES } from '#contract/storage-keys.ts'
import type { CartChangeReport, Device, MetaRow, Operation, Rejected, Snapshot } from './operation.ts'
import { newId } from '#platform/device/new-id.ts'

/**
 * Data that must not be lost: small, rarely changed, and apart from bulk data (offline.md D10). The device's id is
 * beside its operations, so that both are evicted together and a new sequence has a new id (X4).
 */
export type SyncDb = Dexie & {
  meta: Table<MetaRow, MetaRow['key']>
  operations: EntityTable<Operation, 'seq'>
  rejected: EntityTable<Rejected, 'id'>
  snapshots: EntityTable<Snapshot, 'name'>
}

export function openSyncDb(): SyncDb {
  const db = new Dexie(DATABASES.sync, { chromeTransactionDurability: 'strict' }) as SyncDb
  db.version(1).stores({ meta: 'key', operations: 'seq', rejected: 'id', snapshots: 'name' })
  db.on('populate', (tx) => void tx.table('meta').add(newDevice()))
  return db
}

export function newDevice(): Device {
  return { key: 'device', id: newId(), lastSeq: 0, nextSeq: 1, contactAt: undefined }
}

/** This device's sequence state; created again when a browser has emptied the table but kept the database. */
export async function deviceOf(db: SyncDb): Promise<Device> {
  const known = await db.meta.get('device')
  if (known) return known as Device
  const device = newDevice()
  await db.meta.put(device)
  return device
}

export function emptyReport(): CartChangeReport {
  return { key: 'cart-report', lost: false, changes: [] }
}
