import { msg } from '@lingui/core/macro'
import { mySizes, saveMySizes, type SizeInfo } from '#contract/account/sizes.contract.ts'
import type { SizeCountry } from '#domain/sizing/sizing.ts'
import { applyToMySizes, type MySizes, type SizeProfile } from '#domain/sizing/my-sizes.ts'
import { syncResource } from './sync-resource.ts'

export interface SizesView {
  readonly recorded: MySizes
  /** Bra size; empty without one. */
  readonly bra: string
  /** The size country of the user; undefined without one. */
  readonly country: SizeCountry | undefined
}

export const sizesResource = syncResource({
  name: 'sizes',
  read: mySizes,
  writes: [saveMySizes],
  project(confirmed: SizeInfo | undefined, pending): SizesView {
    const { version: _, shopper: __, ...known } = confirmed ?? { version: 0, shopper: '' }
    const {
      country,
      bra = '',
      ...recorded
    } = pending.flatMap(({ states }) => states).reduce<SizeProfile>(applyToMySizes, known)
    return { recorded, bra, country }
  },
  describe: () => msg`Keep my sizes`,
})
