import { useEffect, useState } from 'react'
import { spokenFor } from '#domain/region/language.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'

/** Date of the installed catalogue; undefined while online, or without one. */
export function useInstalledAsOf(online: boolean): number | undefined {
  const spoken = spokenFor(useStorefront().language)
  const [moment, setMoment] = useState<number>()
  useEffect(() => {
    if (online) return
    let end: (() => void) | undefined
    let over = false
    void import('#offline-catalog/catalog-download.ts')
      .then(({ watchDownload }) => {
        if (over) return
        end = watchDownload(spoken, (here) =>
          setMoment(here === 'unreadable' ? undefined : here.catalog?.asOf),
        )
      })
      // Without this chunk the strip shows less; the worker answers from the catalogue all the same.
      .catch(() => {})
    return () => {
      over = true
      end?.()
    }
  }, [online, spoken])
  return online ? undefined : moment
}
