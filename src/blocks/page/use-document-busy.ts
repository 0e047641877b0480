import { useRouterState } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { isCheckoutPage } from '#domain/region/links.ts'
import { useOnline } from '#platform/online.ts'
import { updateState } from '#platform/updates/update-state.ts'
import { useStorage } from '#sync/use-storage.ts'
import { useOpenOverlay } from '../overlays.ts'

/** Checkout, an open panel, another bar of the document, or no network: offers and popups wait. */
export function useDocumentBusy(): boolean {
  const online = useOnline()
  const overlay = useOpenOverlay()
  const { ready, overtaken } = useSnapshot(updateState)
  const { storage, unsaved, lost, outdated } = useStorage()
  const isPaying = useRouterState({ select: ({ location }) => isCheckoutPage(location.pathname) })
  const hasBar = ready || overtaken || outdated || unsaved > 0 || lost > 0 || storage !== 'healthy'
  return isPaying || hasBar || !online || overlay !== undefined
}
