import { useState } from 'react'
import { useStorage } from '#sync/use-storage.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const StorageNotice = onUse(async () => (await import('./storage-notice.tsx')).StorageNotice)

/**
 * Reports that this device cannot store anything or has lost something; without the bar, "saved" is true (offline.md
 * D13, D14).
 */
export function StorageBar() {
  const { storage, unsaved, lost } = useStorage()
  const [understood, setUnderstood] = useState(false)
  if (unsaved === 0 && (storage === 'healthy' || understood) && lost === 0) return null
  return <StorageNotice understood={understood} onUnderstood={() => setUnderstood(true)} />
}
