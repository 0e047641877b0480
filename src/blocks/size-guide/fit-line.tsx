import { Trans } from '@lingui/react/macro'
import type { MyFit } from '#domain/sizing/my-sizes.ts'
import css from './size-guide.module.css'

/** The user's size in a chart; renders nothing without measurements. */
export function FitLine({ fit }: { readonly fit: MyFit }) {
  if (fit === 'none') return null
  return (
    <p className={css.fit} role="status">
      {fit === 'outside' ? (
        <Trans>Your measures lie outside this table.</Trans>
      ) : (
        <Trans>
          By your measures your size is <strong>{fit.size}</strong>.
        </Trans>
      )}
    </p>
  )
}
