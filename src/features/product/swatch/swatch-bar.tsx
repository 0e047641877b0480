import type { LengthUnit } from '#domain/sizing/units.ts'
import { scaleBar } from './swatch-zoom.ts'
import { useScaleText } from './use-scale-text.ts'
import css from './swatch.module.css'

/** How long a round length of the cloth is on the screen. */
export function SwatchBar({ scale, unit }: { readonly scale: number; readonly unit: LengthUnit }) {
  const bar = scaleBar(scale, unit)
  const text = useScaleText()(bar)
  return (
    <div className={css.bar} style={{ inlineSize: bar.length }} aria-hidden="true">
      {text}
    </div>
  )
}
