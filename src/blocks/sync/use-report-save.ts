import { useLingui } from '@lingui/react/macro'
import type { SaveState } from '#sync/save-operations.ts'
import { toast } from '#ui/toast/toast.ts'
import { useNotSaved } from '../use-not-saved.ts'

/**
 * Reports what the user must know of a change that is not on the disk: that only this page has it, or that it failed.
 * Resolves to its state; undefined when it failed and has to be made again.
 */
export function useReportSave() {
  const { t } = useLingui()
  const notSaved = useNotSaved()
  return async (saving: Promise<SaveState>): Promise<SaveState | undefined> => {
    const saved = await saving.catch(() => undefined)
    if (saved === undefined) notSaved()
    if (saved === 'not-saved') toast(t`Not saved on this device. We keep trying while this page stays open.`)
    return saved
  }
}

/** On the disk, or on the server. */
export function isStored(saved: SaveState | undefined): boolean {
  return saved === 'saved' || saved === 'sent'
}
