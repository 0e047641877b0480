import { useEffect, useEffectEvent } from 'react'
import { takePendingAction } from './pending-action.ts'

/** Calls back when the page opens after a login by another provider, if the shop had asked for it because of this action. */
export function usePendingAction(name: string, onResumed: (detail: string) => void): void {
  const resumed = useEffectEvent(onResumed)
  useEffect(() => {
    const detail = takePendingAction(name)
    if (detail !== undefined) resumed(detail)
  }, [name])
}
