import { Trans } from '@lingui/react/macro'
import type { MyFit } from '#domain/sizing/my-sizes.ts'
import css from './size-guide.module.css'

/** Which size of a chart is one's own; nothing where nothing of it was told. */
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
