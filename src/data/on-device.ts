import { readLocal, writeLocal } from '#platform/local-storage.ts'
import type { Place } from '#platform/place.ts'
import type { DeviceStore } from './device.ts'

/**
 * The database of this device is loaded when it is needed: a first visit that puts nothing anywhere pays nothing for
 * it. Whoever has used it once gets it right after start-up.
 */
const USED = 'vanda-device'

interface Surroundings {
  readonly place: Place
}

let surroundings: Surroundings | undefined
let opening: Promise<DeviceStore> | undefined

export function prepareDevice(given: Surroundings): void {
  surroundings = given
}

export function deviceWasUsed(): boolean {
  return readLocal(USED) !== undefined
}

/** Resolves when what this device knows has been read, or cannot be; at once where it was never used. */
export async function deviceKnown(): Promise<void> {
  if (deviceWasUsed()) await openDevice().catch(() => undefined)
}

/** Opens this device's store, once per page. */
export function openDevice(): Promise<DeviceStore> {
  if (!surroundings) return Promise.reject(new RangeError('the device is opened before the page has started'))
  const { place } = surroundings
  opening ??= import('./device.ts').then(({ createDeviceStore }) => createDeviceStore(place))
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

export async function withDevice<T>(work: (device: DeviceStore) => Promise<T>): Promise<T> {
  writeLocal(USED, '1')
  return work(await openDevice())
}
