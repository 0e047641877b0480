import { useEffect, useEffectEvent } from 'react'

/** Tells the host that a popup has nothing to say any more: its offer has ended, or the bag has it now. */
export function useCloseWithout(hasReason: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!hasReason) close()
  }, [hasReason])
}
