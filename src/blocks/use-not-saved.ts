import { useLingui } from '@lingui/react/macro'
import { toast } from '#ui/toast/toast.ts'

/** Says that a change was neither written down nor sent, so that nobody takes it for kept (offline.md D13). */
export function useNotSaved(): () => void {
  const { t } = useLingui()
  return () => toast(t`This device could not keep it. Free some space and try again.`)
}
