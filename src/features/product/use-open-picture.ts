import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useHydrated } from '#platform/hydrated.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The picture of the gallery that is open in full size. */
    readonly picture?: number
  }
}

export interface OpenPicture {
  /** Its place in the gallery; undefined while none is open. */
  readonly picture: number | undefined
  readonly closePicture: () => void
}

/** Opens a picture of the gallery, by its place, in full size. */
export function useEnlarge(): (at: number) => void {
  const navigate = useNavigate()
  return (at) => void navigate({ to: '.', search: true, state: { picture: at }, resetScroll: false })
}

/** The picture that is open in full size: an entry of the history, so that Back closes it and stays on the page. */
export function useOpenPicture(): OpenPicture {
  const { history } = useRouter()
  const hydrated = useHydrated()
  const picture = useRouterState({ select: ({ location }) => location.state.picture })
  const closing = useRef(false)
  useEffect(() => {
    closing.current = false
  }, [picture])

  return {
    picture: hydrated ? picture : undefined,
    closePicture() {
      // The browser goes back in a later task: a second Escape before it must not leave the page.
      if (!closing.current) history.back()
      closing.current = true
    },
  }
}
