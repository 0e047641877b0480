import type { DeviceRows } from '../world/device/device-rows.ts'
import type { Entry } from '../world/faults/fault-proxy.ts'
import type { StormDevice } from './shopper-device.ts'
import { until } from './until.ts'

export interface TapPlace {
  readonly device: string
  readonly seq: number
}

/**
 * Waits until the operation of a tap is on the disk, and returns its number: the next of the sequence, or the last one
 * if it has replaced an operation that was still debounced.
 */
export async function written(
  device: StormDevice,
  before: DeviceRows,
  journal: readonly Entry[],
): Promise<TapPlace> {
  const { id, nextSeq } = before.device
  const rested = before.operations.find(({ seq }) => seq === nextSeq - 1)
  const replaced = ({ operations }: DeviceRows) =>
    rested !== undefined &&
    (operations.some(({ seq, id: other }) => seq === rested.seq && other !== rested.id) ||
      journal.some((entry) => entry.device === id && entry.seq === rested.seq && entry.key !== rested.id))
  let place: TapPlace | undefined
  await until(
    'the operation of the tap is on the disk',
    async () => {
      const now = await device.rows()
      if (!now) return false
      const made = now.device.nextSeq - nextSeq
      if (now.device.id !== id) throw new Error(`the device ${id} is now ${now.device.id}`)
      if (made > 1) throw new Error(`one tap made ${made} operations`)
      if (made === 1) place = { device: id, seq: nextSeq }
      else if (rested && replaced(now)) place = { device: id, seq: rested.seq }
      return place !== undefined
    },
    10_000,
  )
  if (!place) throw new Error('the operation has no place')
  return place
}
