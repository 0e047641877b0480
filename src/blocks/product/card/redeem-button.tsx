import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/button.tsx'
import { preloadQuickView } from '../../quick-view/open-quick-view.ts'
import css from './redeem-button.module.css'

type RedeemButtonProps = {
  readonly name: string
  readonly onOpen: (card: Element | null) => void
}

/** Opens the quick view, where the payment with points and the size are chosen (spec 2.9, 4.5). */
export function RedeemButton({ name, onOpen }: RedeemButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      look="outline"
      wide
      className={css.redeem}
      aria-label={t`Redeem Product: ${name}`}
      onPointerEnter={preloadQuickView}
      onClick={({ currentTarget }) => onOpen(currentTarget.closest('article'))}
    >
      <Trans>Redeem Product</Trans>
    </Button>
  )
}
