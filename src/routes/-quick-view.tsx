import { useLocation } from '@tanstack/react-router'
import { provideQuickView } from '#blocks/quick-view/open-quick-view.ts'
import { useOnceTrue } from '#blocks/page/use-once-true.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const load = () => import('#features/quick-view/quick-view-dialog.tsx')
const QuickViewDialog = onUse(async () => (await load()).QuickViewDialog)

provideQuickView(load)

/** The quick view named by the address, over any page (spec 2.9). */
export function QuickView() {
  const hydrated = useHydrated()
  const requested = useLocation({ select: ({ search }) => 'quick' in search })
  const once = useOnceTrue(hydrated && requested)
  return once && <QuickViewDialog />
}
