import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useHydrated } from '#platform/hydrated.ts'
import { openOverlay } from '#blocks/overlays.ts'
import { Messages } from '#blocks/sync/messages.tsx'
import { BackToTop } from '#ui/back-to-top/back-to-top.tsx'
import { PageLoading } from '#ui/page-loading/page-loading.tsx'
import { useArrival } from '../use-arrival.ts'

/** Once a page: back to top, the loading bar, and the toasts. */
export function FrameExtras() {
  const { t } = useLingui()
  // The router may still rewrite an address during hydration; unknown on the server.
  const awake = useHydrated()
  const loading = useRouterState({ select: (state) => state.isLoading })
  useArrival()
  return (
    <>
      <BackToTop label={t`Back to top`} />
      <PageLoading loading={awake && loading} label={t`Loading page`} />
      <Messages onTray={() => void openOverlay('sync')} />
    </>
  )
}
