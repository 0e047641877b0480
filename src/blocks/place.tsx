import { createContext, use } from 'react'
import type { Place } from '#platform/place.ts'

const PlaceContext = createContext<Place | undefined>(undefined)

export const PlaceProvider = PlaceContext

/** Site, language and currency of this page; they do not change while it is open. */
export function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new RangeError('no place was provided')
  return place
}
