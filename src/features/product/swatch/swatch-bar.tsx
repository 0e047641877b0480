import { useLingui } from '@lingui/react/macro'
import type { LengthUnit } from '#domain/sizing/units.ts'
import { scaleBar } from './swatch-zoom.ts'
import css from './swatch.module.css'

/** How long a round length of the cloth is on the screen. */
export function SwatchBar({ scale, unit }: { readonly scale: number; readonly unit: LengthUnit }) {
  const { t } = useLingui()
  const { text, unit: named, length } = scaleBar(scale, unit)
  const units = { mm: t`mm`, cm: t`cm`, in: t`in` }
  return (
    <div className={css.bar} style={{ inlineSize: length }} aria-hidden="true">
      {`${text} ${units[named]}`}
    </div>
  )
}
