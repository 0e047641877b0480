import { Trans } from '@lingui/react/macro'
import css from './member-card.module.css'

/** The tier by its proper name. */
export function CardTier({ name }: { readonly name: string }) {
  return (
    <p className={css.tier}>
      <Trans>
        Tier: <span translate="no">{name}</span>
      </Trans>
    </p>
  )
}
