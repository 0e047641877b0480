import { useEffect, useState } from 'react'
import { spokenFor } from '#domain/region/language.ts'
import { useStorefront } from '#blocks/storefront-context.tsx'

/** Of when the shop is that this device has taken along; undefined while online, or when it has none. */
export function useDownloadStep(online: boolean): number | undefined {
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
      // Without this chunk the strip says less; the shop itself is answered by the worker.
      .catch(() => {})
    return () => {
      over = true
      end?.()
    }
  }, [online, spoken])
  return online ? undefined : moment
}
