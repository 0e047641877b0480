import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'

/** To the previous page, or home without one; the retention dialog may come first (spec 2.5, 4.3). */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  const { t } = useLingui()
  return (
    <IconButton label={t`Back`} onClick={onBack}>
      <Icon name="chevron-start" />
    </IconButton>
  )
}
