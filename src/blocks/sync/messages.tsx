import { useLingui } from '@lingui/react/macro'
import { Toaster } from '#ui/toast/toaster.tsx'
import { useRefusalToasts } from './use-refusal-toasts.ts'

/** Where the page says things in passing; once a page. `onTray`: opens the tray of what the shop has refused. */
export function Messages({ onTray }: { readonly onTray: () => void }) {
  const { t } = useLingui()
  useRefusalToasts(onTray)
  return <Toaster label={t`Messages`} />
}
