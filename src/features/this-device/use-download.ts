import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { downloadState, watchDownload, type DownloadState } from '#offline-catalog/catalog-download.ts'
import { spokenFor } from '#domain/region/language.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'

/** State of the installed catalogue and of its download; undefined until read. */
export function useDownload() {
  const spoken = spokenFor(useStorefront().language)
  const [here, setHere] = useState<DownloadState | 'unreadable'>()
  useEffect(() => watchDownload(spoken, setHere), [spoken])
  return { here, ...useSnapshot(downloadState) }
}
