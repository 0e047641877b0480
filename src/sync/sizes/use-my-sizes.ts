import { useEffect } from 'react'
import type { SizeCountry } from '#domain/sizing/sizing.ts'
import type { MySizes, SizeProfile } from '#domain/sizing/my-sizes.ts'
import type { SaveState } from '../save-operations.ts'
import { useResource, type StateOf } from '../device-state.ts'
import { enqueue } from '../enqueue.ts'
import { wasSyncUsed, openSync } from '../open-sync.ts'

/** The user's measurements; fetched where another device may have changed them. */
export function useMySizes(): StateOf<'sizes'> {
  useEffect(() => {
    // A device without any operation has no measurements on the server either.
    if (!wasSyncUsed()) return
    openSync()
      .then((device) => device.read('sizes'))
      // Without a network the device's own snapshot is shown.
      .catch(() => {})
  }, [])
  return useResource('sizes')
}

/** The measurements that this device knows; undefined without any. Makes no call. */
export function useRecordedSizes(): MySizes | undefined {
  const sizes = useResource('sizes')
  return sizes.status === 'ready' && Object.keys(sizes.recorded).length > 0 ? sizes.recorded : undefined
}

/**
 * Sets measurements, zero and an empty bra size delete one; shown at once, sent when there is a network. Fields left out
 * stay.
 */
export function rememberMySizes(
  recorded: Omit<SizeProfile, 'country'>,
  country: SizeCountry | undefined,
): Promise<SaveState> {
  return enqueue('/customer/saveSizeInfo', { ...recorded, ...(country && { country }) })
}
