import { useEffect, useState } from 'react'
import { PENDING_ACTION } from '#contract/storage-keys.ts'
import { readSession } from '#platform/storage/session-storage.ts'

/**
 * Whether the dialog about the sold-out sizes of `subject` (a colour or one size) is open. After a login by another
 * provider it opens again, with the size that was chosen.
 */
export function useNotifyDialog(subject: string | undefined) {
  const action = `notify-me ${subject}`
  const [open, setOpen] = useState(false)
  const [resumed, setResumed] = useState<string>()
  useEffect(() => {
    // Most visits have no such action: what reads it is loaded for those that have.
    if (subject === undefined || readSession(PENDING_ACTION) === undefined) return
    void import('../../pending-action/pending-action.ts').then(({ takePendingAction }) => {
      const sku = takePendingAction(action)
      if (sku === undefined) return
      setResumed(sku)
      setOpen(true)
    })
  }, [subject, action])
  return { show: () => setOpen(true), dialog: { action, resumed, open, onClose: () => setOpen(false) } }
}
