import { useEffect, useRef, useState } from 'react'

/** Spec 9.4: a picture is requested three times. */
const IMAGE_ATTEMPTS = 3

/** A longer wait before each further attempt: the first failure is often a short gap in the network. */
function pauseBefore(attempt: number): number {
  return 600 * attempt ** 2
}

const fresh = (src: string) => ({ src, attempt: 1, pausing: false, failed: false })

/** Counts the attempts at one address; the `online` event starts over. */
export function useAttempts(src: string) {
  const [state, setState] = useState(fresh(src))
  const current = state.src === src ? state : fresh(src)
  const image = useRef<HTMLImageElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function onError() {
    clearTimeout(timer.current)
    if (current.attempt >= IMAGE_ATTEMPTS) return setState({ ...current, failed: true })
    const next = { ...current, attempt: current.attempt + 1 }
    setState({ ...current, pausing: true })
    timer.current = setTimeout(() => setState(next), pauseBefore(current.attempt))
  }

  useEffect(() => {
    // Server-rendered pictures may have failed before React could listen.
    const element = image.current
    if (element?.complete && element.currentSrc && element.naturalWidth === 0) onError()
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an address
  }, [src])

  useEffect(() => {
    if (!current.failed) return
    const again = () => setState(fresh(src))
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [src, current.failed])

  return {
    attempt: current.attempt,
    /** Between two attempts nothing is shown: browsers draw a broken-image icon for a failed picture. */
    pausing: current.pausing,
    failed: current.failed,
    image,
    onError,
  }
}
