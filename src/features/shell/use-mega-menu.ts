import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { categoriesQuery } from '#queries/navigation-queries.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'

/** Delay after load, in ms; a mouse movement loads it earlier. */
const WAIT_MS = 1_500

/** Loaded with the tree of categories where there is room for it, after everything else; a phone never loads it. */
export function useMegaMenu(nav: RefObject<HTMLElement | null>): ComponentType | undefined {
  const queries = useQueryClient()
  const storefront = useStorefront()
  const [Menu, setMenu] = useState<ComponentType>()
  useEffect(() => {
    if (!window.matchMedia('(width > 1024px)').matches) return
    let wanted = true
    const load = async () => {
      const [{ MegaMenu }] = await Promise.all([
        import('./menu/mega-menu.tsx'),
        queries.ensureQueryData(categoriesQuery(storefront)),
      ])
      if (nav.current) await released(nav.current)
      if (wanted) setMenu(() => MegaMenu)
    }
    // Without the menu the links still work, so a missing chunk or tree is not a failure.
    const start = () => void load().catch(() => {})
    const timer = setTimeout(start, WAIT_MS)
    document.addEventListener('pointermove', start, { once: true })
    return () => {
      wanted = false
      clearTimeout(timer)
      document.removeEventListener('pointermove', start)
    }
  }, [nav, queries, storefront])
  return Menu
}

/** A link replaced while it is being pressed would lose its click. */
function released(nav: HTMLElement): Promise<void> {
  if (!nav.matches(':active')) return Promise.resolve()
  return new Promise((resolve) => {
    const later = () => setTimeout(resolve)
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, later, { once: true })
  })
}
