import { useEffect } from 'react'
import { saveMySizes } from '#contract/sizes.contract.ts'
import type { SizeCountry } from '#domain/sizing/conversion.ts'
import type { MySizes } from '#domain/sizing/my-sizes.ts'
import type { SaveState } from '../sync-client.ts'
import { useResource, type StateOf } from '../device-state.ts'
import { wasSyncUsed, openSync, withSync } from '../open-sync.ts'

/** Somebody's measures; asked of the shop once more where another device may have told them since. */
export function useMySizes(): StateOf<'sizes'> {
  useEffect(() => {
    // Whoever has never put anything anywhere has told nothing either.
    if (!wasSyncUsed()) return
    openSync()
      .then((device) => device.read('sizes'))
      // Without a network it is what this device knows.
      .catch(() => {})
  }, [])
  return useResource('sizes')
}

/** The measures this device knows of; undefined where none were told. Asks nobody. */
export function useRecordedSizes(): MySizes | undefined {
  const sizes = useResource('sizes')
  return sizes.status === 'ready' && Object.keys(sizes.recorded).length > 0 ? sizes.recorded : undefined
}

/** Sets measures, zero to forget one; shown at once, sent when there is a network. What is left out stays. */
export function rememberMySizes(recorded: MySizes, country: SizeCountry | undefined): Promise<SaveState> {
  return withSync((device) =>
    device.enqueue(saveMySizes, { ...recorded, ...(country && { country }) }, undefined),
  ).catch(() => 'not-saved')
}
