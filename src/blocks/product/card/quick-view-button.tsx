import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/button.tsx'
import { preloadQuickView } from '../../quick-view/open-quick-view.ts'
import css from './card-add.module.css'

type QuickViewButtonProps = {
  readonly name: string
  readonly onOpen: (card: Element | null) => void
}

/** Opens the quick view above 1024 px, where the card itself leads to the product (spec 2.8). */
export function QuickViewButton({ name, onOpen }: QuickViewButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      look="outline"
      className={css.quick}
      aria-label={t`Quick view: ${name}`}
      onPointerEnter={preloadQuickView}
      onClick={({ currentTarget }) => onOpen(currentTarget.closest('article'))}
    >
      <Trans>Quick view</Trans>
    </Button>
  )
}
