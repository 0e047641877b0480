import { useEffect, useEffectEvent } from 'react'
import { takePendingAction } from './pending-action.ts'

/** Calls back when the page opens after a login by another provider, if this action had required it. */
export function usePendingAction(name: string, onResumed: (detail: string) => void): void {
  const resumed = useEffectEvent(onResumed)
  useEffect(() => {
    const detail = takePendingAction(name)
    if (detail !== undefined) resumed(detail)
  }, [name])
}
