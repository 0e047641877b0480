import { createFileRoute } from '@tanstack/react-router'
import { scanHead } from '#features/scan/scan-head.ts'
import { ScanScreen } from '#features/scan/scan-screen.tsx'

export const Route = createFileRoute('/_shop/scan')({
  head: ({ match }) => scanHead(match.context),
  component: ScanScreen,
})
