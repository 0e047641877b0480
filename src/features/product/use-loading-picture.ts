import { useState } from 'react'

/** Of a picture that the server draws with its first request, which takes up to a few seconds. */
export interface LoadingPicture {
  readonly state: 'loading' | 'shown' | 'failed'
  /** A key for the picture: with another one the browser requests it again. */
  readonly attempt: number
  readonly handlers: { readonly onLoad: () => void; readonly onError: () => void }
  readonly retry: () => void
}

export function useLoadingPicture(): LoadingPicture {
  const [state, setState] = useState<LoadingPicture['state']>('loading')
  const [attempt, setAttempt] = useState(0)
  return {
    state,
    attempt,
    handlers: { onLoad: () => setState('shown'), onError: () => setState('failed') },
    retry() {
      setAttempt(attempt + 1)
      setState('loading')
    },
  }
}
