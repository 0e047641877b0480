import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ReviewPhoto, ReviewVideo } from '#contract/catalog/reviews.contract.ts'
import { useHydrated } from '#platform/hydrated.ts'

export type ReviewFile = ReviewPhoto | ReviewVideo

export function isReviewVideo(file: ReviewFile): file is ReviewVideo {
  return 'kind' in file
}

interface OpenPhotos {
  readonly list: readonly ReviewFile[]
  /** The place of the one to begin with. */
  readonly first: number
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Photos and videos of reviews that are open in full size. */
    readonly photos?: OpenPhotos
  }
}

export function useShowPhotos(): (list: readonly ReviewFile[], first: number) => void {
  const navigate = useNavigate()
  return (list, first) =>
    void navigate({ to: '.', search: true, state: { photos: { list, first } }, resetScroll: false })
}

/** The photos that are open in full size: an entry of the history, so that Back closes them and stays on the page. */
export function useOpenPhotos(): { photos: OpenPhotos | undefined; closePhotos: () => void } {
  const { history } = useRouter()
  const hydrated = useHydrated()
  const photos = useRouterState({ select: ({ location }) => location.state.photos })
  const closing = useRef(false)
  useEffect(() => {
    closing.current = false
  }, [photos])

  return {
    photos: hydrated ? photos : undefined,
    closePhotos() {
      // The browser goes back in a later task: a second Escape before it must not leave the page.
      if (!closing.current) history.back()
      closing.current = true
    },
  }
}
