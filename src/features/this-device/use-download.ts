import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { downloadState, watchDownload, type DownloadState } from '#offline-catalog/catalog-download.ts'
import { spokenFor } from '#domain/region/language.ts'
import { useStorefront } from '#blocks/storefront-context.tsx'

/** What of the shop is on this device and what is on its way; undefined until it has been looked up. */
export function useDownload() {
  const spoken = spokenFor(useStorefront().language)
  const [here, setHere] = useState<DownloadState | 'unreadable'>()
  useEffect(() => watchDownload(spoken, setHere), [spoken])
  return { here, ...useSnapshot(downloadState) }
}
