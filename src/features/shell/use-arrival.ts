import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { openOverlay } from '#blocks/overlays.ts'
import { toast } from '#ui/toast/toast.ts'

/**
 * Query fields besides the page: the shortcut of the installed app opens the search, and a shared text without a link
 * of the shop shows a message. Removed from the address, so that a reload does not repeat it.
 */
export function useArrival(): void {
  const { t } = useLingui()
  useEffect(() => {
    const url = new URL(window.location.href)
    const [search, shared] = ['search', 'shared'].map((name) => url.searchParams.has(name))
    if (!search && !shared) return
    url.searchParams.delete('search')
    url.searchParams.delete('shared')
    window.history.replaceState(window.history.state, '', url)
    if (search) void openOverlay('search')
    else
      toast(t`This isn’t a Vanda link. You can search for the item.`, {
        action: { label: t`Search the shop`, onAct: () => void openOverlay('search') },
      })
  }, [t])
}
