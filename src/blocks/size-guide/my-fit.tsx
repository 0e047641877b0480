import { Trans } from '@lingui/react/macro'
import type { BodyRow } from '#domain/sizes/body-charts.ts'
import { mySizeIn, type MySizes } from '#domain/sizes/my-sizes.ts'
import css from './size-guide.module.css'

type MyFitProps = { readonly rows: readonly BodyRow[]; readonly mine: MySizes }

/** Which size of a chart is one's own; nothing where nothing of it was told. */
export function MyFit({ rows, mine }: MyFitProps) {
  const fit = mySizeIn(rows, mine)
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
