import type { Page, Worker } from '@playwright/test'
import type { Device, Operation, Rejected, SealedQueue, Snapshot } from '#sync/outbox/operation.ts'

/** The outbox on a browser's disk, read beside the running app. */
export interface DeviceRows {
  readonly device: Device
  readonly operations: readonly Operation[]
  readonly rejected: readonly Rejected[]
  readonly snapshots: readonly Snapshot[]
}

/** undefined while there is no such database: this device has not made an operation yet. */
export function deviceRows(place: Page | Worker): Promise<DeviceRows | undefined> {
  return (place as Page).evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'vanda-sync')) return undefined
    return new Promise<DeviceRows | undefined>((resolve, reject) => {
      const open = indexedDB.open('vanda-sync')
      open.onerror = () => reject(open.error)
      open.onsuccess = () => {
        const database = open.result
        if (!database.objectStoreNames.contains('meta')) {
          database.close()
          return resolve(undefined)
        }
        const read = database.transaction(['meta', 'operations', 'rejected', 'snapshots'])
        const [device, operations, rejected, snapshots] = [
          read.objectStore('meta').get('device'),
          read.objectStore('operations').getAll(),
          read.objectStore('rejected').getAll(),
          read.objectStore('snapshots').getAll(),
        ]
        read.onabort = () => reject(read.error)
        read.oncomplete = () => {
          database.close()
          const rows = {
            operations: operations.result,
            rejected: rejected.result,
            snapshots: snapshots.result,
          }
          resolve(device.result ? { device: device.result, ...rows } : undefined)
        }
      }
    })
  })
}

/** What members have left unsent on this device while another one uses it. */
export function sealedRows(page: Page): Promise<readonly SealedQueue[]> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'vanda-sync')) return []
    return new Promise<SealedQueue[]>((resolve, reject) => {
      const open = indexedDB.open('vanda-sync')
      open.onerror = () => reject(open.error)
      open.onsuccess = () => {
        const database = open.result
        const found = database
          .transaction('meta')
          .objectStore('meta')
          .getAll(IDBKeyRange.bound('sealed ', 'sealed \uffff'))
        found.onerror = () => reject(found.error)
        found.onsuccess = () => {
          database.close()
          resolve(found.result as SealedQueue[])
        }
      }
    })
  })
}
