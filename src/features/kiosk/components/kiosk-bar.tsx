import { Trans, useLingui } from '@lingui/react/macro'
import { useCartCount } from '#sync/cart/use-cart.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { writeLanguage } from '#domain/region/language.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ButtonLink } from '#ui/link-style/link-style.tsx'
import css from './kiosk-bar.module.css'

export type KioskBarProps = {
  readonly store: string
  readonly onHandOver: () => void
  readonly onStaff: () => void
  readonly onDone: () => void
}

/** Always visible at the bottom of a kiosk. */
export function KioskBar({ store, onHandOver, onStaff, onDone }: KioskBarProps) {
  const { t } = useLingui()
  const { language, site } = useStorefront()
  const count = useCartCount()
  return (
    <aside className={css.bar} aria-label={t`This tablet`} data-surface="ink">
      <button type="button" className={css.staff} onClick={onStaff}>
        {store || <Trans>This tablet</Trans>}
      </button>
      <div className={css.actions}>
        {/* A document of its own: only this one may use the camera (trust.md S20). */}
        <ButtonLink look="quiet" href={writeLanguage('/scan', language, site)}>
          <Icon name="scan" />
          <Trans>Scan</Trans>
        </ButtonLink>
        <Button look="quiet" disabled={!count} onClick={onHandOver}>
          <Trans>Take my bag with me</Trans>
        </Button>
        <Button look="outline" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </aside>
  )
}
