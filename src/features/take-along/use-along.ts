import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { alongState, watchAlong, type AlongHere } from '#data/bundle/along.ts'
import { spokenFor } from '#domain/region/language.ts'
import { usePlace } from '#blocks/place.tsx'

/** What of the shop is on this device and what is on its way; undefined until it has been looked up. */
export function useAlong() {
  const spoken = spokenFor(usePlace().language)
  const [here, setHere] = useState<AlongHere | 'unreadable'>()
  useEffect(() => watchAlong(spoken, setHere), [spoken])
  return { here, ...useSnapshot(alongState) }
}
