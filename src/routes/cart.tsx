import { createFileRoute } from '@tanstack/react-router'
import { bagHead } from '#features/bag/bag-head.ts'
import { BagScreen } from '#features/bag/bag-screen.tsx'
import { Panels } from '#features/frame/panels.tsx'
import { SyncOverlay } from './-sync-overlay.tsx'

export const Route = createFileRoute('/cart')({
  head: ({ match }) => bagHead(match.context),
  component: function Cart() {
    return (
      <BagScreen
        panels={
          <>
            <Panels />
            <SyncOverlay />
          </>
        }
      />
    )
  },
})
