import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '#blocks/router-context.ts'
import { Document, documentHead } from '#features/document/document.tsx'
import { guardRestricted } from '#features/document/restricted.ts'
import { KioskGate } from './-kiosk.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => guardRestricted(context.place, location.pathname),
  head: documentHead,
  component: () => (
    <Document>
      <KioskGate />
    </Document>
  ),
})
