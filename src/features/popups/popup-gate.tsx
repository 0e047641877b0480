import { onUse } from '#blocks/page/on-use.tsx'
import { usePageUsed } from '#blocks/page/use-page-used.ts'
import { useOnceTrue } from '#blocks/page/use-once-true.ts'
import { useOpenOverlay } from '#blocks/overlays.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useForeignApp } from '#blocks/use-foreign-app.ts'
import { SITES } from '#domain/region/sites.ts'

/** Without this chunk there is no popup, and nothing else is missing. */
const PopupHost = onUse(async () => {
  try {
    return (await import('./host/popup-host.tsx')).PopupHost
  } catch {
    return () => null
  }
})

/** Popups, loaded once the page is used or the user asks for the one about privacy (traps 3.20). */
export function PopupGate() {
  const { restricted } = SITES[useStorefront().site]
  const isInForeignApp = useForeignApp()
  const used = usePageUsed()
  const isAsked = useOnceTrue(useOpenOverlay() === 'privacy')
  return (used || isAsked) && !restricted && !isInForeignApp && <PopupHost />
}
