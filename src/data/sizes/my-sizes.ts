import { useEffect } from 'react'
import { mySizes, saveMySizes } from '#contract/sizes.ts'
import type { SizeCountry } from '#domain/sizes/conversion.ts'
import type { MySizes } from '#domain/sizes/my-sizes.ts'
import type { Saved } from '../device.ts'
import { useDeviceState, type MySizesView } from '../device-state.ts'
import { deviceWasUsed, openDevice, withDevice } from '../on-device.ts'

/** Somebody's measures; asked of the shop once more where another device may have told them since. */
export function useMySizes(): MySizesView {
  useEffect(() => {
    // Whoever has never put anything anywhere has told nothing either.
    if (!deviceWasUsed()) return
    openDevice()
      .then((device) => device.read(mySizes))
      // Without a network it is what this device knows.
      .catch(() => {})
  }, [])
  return useDeviceState().sizes as MySizesView
}

/** The measures this device knows of; undefined where none were told. Asks nobody. */
export function useToldSizes(): MySizes | undefined {
  const sizes = useDeviceState().sizes as MySizesView
  return sizes.status === 'ready' && Object.keys(sizes.told).length > 0 ? sizes.told : undefined
}

/** Sets measures, zero to forget one; shown at once, sent when there is a network. What is left out stays. */
export function rememberMySizes(told: MySizes, country: SizeCountry | undefined): Promise<Saved> {
  return withDevice((device) =>
    device.change(saveMySizes, { ...told, ...(country && { country }) }, undefined),
  ).catch(() => 'not-saved')
}
