import { useLingui } from '@lingui/react/macro'
import { Toaster } from '#ui/toast/toaster.tsx'
import { useRefusalToasts } from './use-refusal-toasts.ts'

/** Renders toasts and refusals; once a page. `onTray`: opens the tray of refused operations. */
export function Messages({ onTray }: { readonly onTray: () => void }) {
  const { t } = useLingui()
  useRefusalToasts(onTray)
  return <Toaster label={t`Messages`} />
}
