import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

/** To the previous page, or home without one; the retention dialog may come first (spec 2.5, 4.3). */
export function BackButton() {
  const { t } = useLingui()
  const router = useRouter()
  function back() {
    // The router has the history entries of this document only; the browser has those of earlier documents, too.
    const hasEntry = globalThis.navigation?.canGoBack ?? router.history.canGoBack()
    if (hasEntry) router.history.back()
    else void router.navigate({ to: '/' })
  }
  return (
    <IconButton label={t`Back`} onClick={back}>
      <Icon name="chevron-start" />
    </IconButton>
  )
}
