import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { openOverlay } from '#blocks/overlays.ts'
import { toast } from '#ui/toast/toast.ts'

/**
 * What an address asks for beside its page: the shortcut of the installed app opens the search, and something shared
 * that is no link of the shop is answered with a word. Done once, so that a reload does not repeat it.
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
      toast(t`This is no link of Vanda. You can search for what you have seen.`, {
        action: { label: t`Search the shop`, onAct: () => void openOverlay('search') },
      })
  }, [t])
}
