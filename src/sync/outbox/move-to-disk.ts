import type { OperationStore } from './operation-store.ts'
import { newDevice } from './sync-db.ts'

/**
 * The disk works again: operations in memory move there with their device id and numbers, unless older operations are
 * pending there, which are sent first. True when the memory is empty. Operations added meanwhile wait for the end of
 * the move.
 */
export function moveToDisk(memory: OperationStore, disk: OperationStore): Promise<boolean> {
  return memory.exclusively(() =>
    memory.transact(async (from) => {
      const operations = await from.operations()
      const rejected = await from.rejected()
      if (operations.length === 0 && rejected.length === 0) return true
      const device = await from.device()
      const moved = await disk.transact(async (to) => {
        if (operations.length > 0) {
          if ((await to.operations(1)).length > 0) return false
          const { contactAt, owner, journaled } = await to.device()
          // Another member has signed in, in another tab: these operations are not theirs.
          if (device.owner !== owner) return false
          await to.putDevice({ ...device, contactAt, ...(journaled && { journaled }) })
          await to.addOperations(operations.map((operation) => ({ ...operation, unsaved: false })))
        }
        await to.putRejected(rejected)
        return true
      })
      if (!moved) return false
      await from.deleteOperations(operations.map(({ seq }) => seq))
      await from.deleteRejected(rejected.map(({ id }) => id))
      await from.putDevice({ ...newDevice(), owner: device.owner })
      return true
    }),
  )
}
