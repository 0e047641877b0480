import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { metresBetween } from '#domain/region/distance.ts'
import { type NoLocation, readLocation } from '#platform/location.ts'
import { storesQuery } from '#queries/listing-queries.ts'

/** `no-places`: this device does not have the places of the stores. */
export type NearMeState = 'idle' | 'asking' | 'sorted' | 'no-places' | NoLocation

/**
 * Measures the way to each store, after a press only (spec 2.10). The location does not leave the device and is not
 * stored; the places of the stores come from the network, or from what the worker has of them.
 */
export function useStoresNearMe() {
  const queries = useQueryClient()
  const storefront = useStorefront()
  const [state, setState] = useState<NearMeState>('idle')
  const [metres, setMetres] = useState<ReadonlyMap<string, number>>()
  const stores = storesQuery(storefront)

  async function find() {
    setState('asking')
    // Store locations first: without them the permission prompt would be pointless.
    const list = await queries.fetchQuery(stores).catch(() => [])
    const places = list.flatMap(({ id, place }) => (place ? [{ id, place }] : []))
    if (places.length === 0) return setState('no-places')
    const here = await readLocation()
    if (typeof here === 'string') return setState(here)
    setMetres(new Map(places.map(({ id, place }) => [id, metresBetween(here, place)])))
    setState('sorted')
  }

  /** Gives the worker the places while there is a network. */
  const prepare = () => void queries.prefetchQuery(stores)

  return { state, metres, find: () => void find(), prepare }
}

export type StoresNearMe = ReturnType<typeof useStoresNearMe>
