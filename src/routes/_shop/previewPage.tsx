import { createFileRoute } from '@tanstack/react-router'
import { previewHead } from '#features/campaign/campaigns-head.ts'
import { PreviewScreen } from '#features/campaign/preview-screen.tsx'

export const Route = createFileRoute('/_shop/previewPage')({
  head: ({ match: { context } }) => previewHead(context),
  component: PreviewScreen,
})
