import { useLingui } from '@lingui/react/macro'
import type { EnqueuedOperation } from '#sync/save-operations.ts'
import { toast } from '#ui/toast/toast.ts'
import type { ToastAction } from '#ui/toast/toasts.ts'
import { ANSWER_WITHIN_MS } from './answer-limit.ts'

export interface Success {
  readonly message: string
  readonly action: ToastAction
}

/**
 * Reports the outcome of a change: success once the server has applied it, otherwise where it is stored.
 * `useRefusalToasts` reports refusals, also those that come later. `stillMeant`: false once the user has reversed the
 * change; nothing is reported then.
 */
export function useConfirm() {
  const { t } = useLingui()
  return async (
    offered: EnqueuedOperation,
    success: string | Success,
    stillMeant = () => true,
  ): Promise<void> => {
    const heard = await offered.waitForResponse(ANSWER_WITHIN_MS)
    if (!stillMeant()) return
    switch (heard) {
      case 'sent':
        return typeof success === 'string' ? toast(success) : toast(success.message, success)
      case 'saved':
        return toast(t`Saved on this device`)
      case 'not-saved':
        return toast(t`Not saved on this device. We keep trying while this page stays open.`)
      case 'refused':
        return undefined
    }
  }
}
