import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '#blocks/page/router-context.ts'
import { Document, documentHead } from '#features/shell/document.tsx'
import { PopupGate } from '#features/popups/popup-gate.tsx'
import { guardRestricted } from './-guard-restricted.ts'
import { KioskGate } from './-kiosk.tsx'
import { QuickView } from './-quick-view.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => guardRestricted(context.storefront, location.pathname),
  head: documentHead,
  component: () => (
    <Document>
      <QuickView />
      <KioskGate />
      <PopupGate />
    </Document>
  ),
})
