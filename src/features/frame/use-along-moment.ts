import { useEffect, useState } from 'react'
import { spokenFor } from '#domain/region/language.ts'
import { usePlace } from '#blocks/place.tsx'

/** Of when the shop is that this device has taken along; undefined while online, or when it has none. */
export function useAlongMoment(online: boolean): number | undefined {
  const spoken = spokenFor(usePlace().language)
  const [moment, setMoment] = useState<number>()
  useEffect(() => {
    if (online) return
    let end: (() => void) | undefined
    let over = false
    void import('#data/bundle/along.ts')
      .then(({ watchAlong }) => {
        if (over) return
        end = watchAlong(spoken, (here) => setMoment(here === 'unreadable' ? undefined : here.kept?.asOf))
      })
      // Without this chunk the strip says less; the shop itself is answered by the worker.
      .catch(() => {})
    return () => {
      over = true
      end?.()
    }
  }, [online, spoken])
  return online ? undefined : moment
}
