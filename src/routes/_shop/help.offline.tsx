import { createFileRoute } from '@tanstack/react-router'
import { offlineHelpHead } from '#features/help/offline-help-head.ts'
import { OfflineHelpScreen } from '#features/help/offline-help-screen.tsx'

export const Route = createFileRoute('/_shop/help/offline')({
  head: ({ match }) => offlineHelpHead(match.context),
  component: OfflineHelpScreen,
})
