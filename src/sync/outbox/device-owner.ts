import type { OperationStore, StoreRows } from './operation-store.ts'
import type { Device } from './operation.ts'
import { newDevice } from './sync-db.ts'

/**
 * Gives the store to the member who has signed in here. A guest's operations become the member's, as the server's merge
 * makes them (offline.md D8). Those of another member are sealed until that member signs in here again; what was only
 * shown of them is deleted (F38).
 */
export function adoptMember(store: OperationStore, owner: string): Promise<void> {
  return store.transact(async (rows) => {
    const device = await rows.device()
    if (device.owner === owner && device.blocked !== 'sign-in') return
    if (device.owner === owner || device.owner === undefined)
      return rows.putDevice({ ...device, owner, blocked: undefined })
    await seal(rows, device, device.owner)
    await unseal(rows, owner)
  })
}

/** The member whose data the store holds; undefined: a guest's. */
export function ownerOf(store: OperationStore): Promise<string | undefined> {
  return store.transact(async (rows) => (await rows.device()).owner)
}

async function seal(rows: StoreRows, device: Device, owner: string): Promise<void> {
  const operations = await rows.operations()
  const rejected = await rows.rejected()
  if (operations.length + rejected.length > 0) await rows.putSealed(owner, { device, operations, rejected })
  await rows.clear()
}

async function unseal(rows: StoreRows, owner: string): Promise<void> {
  const own = await rows.sealed(owner)
  await rows.putDevice({ ...(own?.device ?? newDevice()), owner, blocked: undefined })
  if (!own) return
  await rows.addOperations(own.operations)
  await rows.putRejected(own.rejected)
  await rows.deleteSealed(owner)
}
