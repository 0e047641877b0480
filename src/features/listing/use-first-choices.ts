import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Listing } from '#contract/catalog/listing.contract.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { compareSizes } from '#domain/catalog/size-order.ts'
import type { MySizes } from '#domain/sizing/my-sizes.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { whenIdle } from '#platform/timing/when-idle.ts'
import { readMyStore, wasStoreChosen } from '#preferences/my-store.ts'
import { storesQuery } from '#queries/listing-queries.ts'
import { useRecordedSizes } from '#sync/sizes/use-my-sizes.ts'
import { useListing } from './use-listing-move.ts'
import type { FirstOption } from './use-sorts.ts'

/**
 * What may come first for this user: the sizes that fit the measurements, and the store chosen last on this device. Read
 * when this device is known to have one, or after `onIntent`: a first visit opens no database for it.
 */
export function useFirstChoices({ facets: { sizes } }: Listing) {
  const { address } = useListing()
  const queries = useQueryClient()
  const storefront = useStorefront()
  const recorded = useRecordedSizes()
  const [intended, setIntended] = useState(false)
  const [choices, setChoices] = useState<readonly FirstOption[]>([])
  useEffect(() => {
    if (!intended && !recorded && !wasStoreChosen()) return
    let left = false
    const read = async () => {
      const found = await Promise.all([mySizesOf(recorded, sizes), myStoreOf(queries, storefront)])
      if (!left) setChoices(found.filter((choice) => choice !== undefined))
    }
    whenIdle(() => {
      // The orders that every list has stay where this fails.
      if (!left) void read().catch(() => undefined)
    })
    return () => {
      left = true
    }
    // A store that was chosen as a filter is the user's store from then on.
  }, [intended, recorded, sizes, queries, storefront, address.store])
  return { choices, onIntent: () => setIntended(true) }
}

async function mySizesOf(
  recorded: MySizes | undefined,
  sizes: Listing['facets']['sizes'],
): Promise<FirstOption | undefined> {
  if (!recorded) return undefined
  const { mySizesAmong } = await import('#domain/sizing/my-size-filter.ts')
  const { offered } = mySizesAmong(
    recorded,
    sizes.map(({ key }) => key),
  )
  if (offered.length === 0) return undefined
  // In the order of the server, so that the order of this list is known as the user's own.
  const mySizes = offered.toSorted(compareSizes)
  return { sort: 'size-first', key: mySizes.join(','), label: mySizes.join(', ') }
}

async function myStoreOf(queries: QueryClient, storefront: Storefront): Promise<FirstOption | undefined> {
  const id = await readMyStore()
  if (id === undefined) return undefined
  // Without a network the list of stores may be missing: then no order names one.
  const stores = await queries.ensureQueryData(storesQuery(storefront)).catch(() => [])
  const store = stores.find((known) => known.id === id)
  return store && { sort: 'store-first', key: id, label: store.name }
}
