import { useEffect, useRef, useState } from 'react'

/** Spec 9.4: a picture is asked for three times. */
export const IMAGE_ATTEMPTS = 3

/** Longer before each further attempt: the first failure is often a gap in the network. */
export function pauseBefore(attempt: number): number {
  return 600 * attempt ** 2
}

/** Counts the attempts at one address; being online again starts over. */
export function useAttempts(src: string) {
  const [state, setState] = useState({ src, attempt: 1, failed: false })
  const current = state.src === src ? state : { src, attempt: 1, failed: false }
  const image = useRef<HTMLImageElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function onError() {
    clearTimeout(timer.current)
    if (current.attempt >= IMAGE_ATTEMPTS) return setState({ ...current, failed: true })
    const next = { ...current, attempt: current.attempt + 1 }
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
    const again = () => setState({ src, attempt: 1, failed: false })
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [src, current.failed])

  return { attempt: current.attempt, failed: current.failed, image, onError }
}
