import { useLingui } from '@lingui/react/macro'
import { toast } from '#ui/toast/toast.ts'

/** Reports that a change was neither stored nor sent (offline.md D13). */
export function useNotSaved(): () => void {
  const { t } = useLingui()
  return () => toast(t`This device could not keep it. Free some space and try again.`)
}
