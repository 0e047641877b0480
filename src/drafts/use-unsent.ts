import { useEffect, useState } from 'react'
import { readLocal } from '#platform/storage/local-storage.ts'
import { useDeviceState } from '#sync/device-state.ts'
import { FILES_HELD } from '#sync/uploads/files-held-mark.ts'

/**
 * Number of changes that the shop does not have and that clearing this device would lose, other members' among them; a
 * photo or video of a form that was sent counts as one.
 */
export function useUnsent(): number {
  const { waiting, sealed, unsaved } = useDeviceState()
  const [files, setFiles] = useState(0)
  useEffect(() => {
    let here = true
    void countFiles().then((count) => here && setFiles(count))
    return () => {
      here = false
    }
    // A form that is sent may leave its files.
  }, [waiting])
  return waiting + sealed + unsaved + files
}

/** Most devices have none: what counts them is loaded where there are some. */
async function countFiles(): Promise<number> {
  if (readLocal(FILES_HELD) === undefined) return 0
  try {
    const { countLeft } = await import('#sync/uploads/left-forms.ts')
    return await countLeft(Date.now())
  } catch {
    // There are some, as their mark says.
    return 1
  }
}
