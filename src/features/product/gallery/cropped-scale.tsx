import { Trans } from '@lingui/react/macro'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { ScaledPicture } from '#domain/catalog/own-media.ts'
import { croppedMm } from '#domain/catalog/product-frame.ts'
import { sizeDefaultsOf } from '#domain/sizing/sizing.ts'
import { scaleBar } from '../swatch/swatch-zoom.ts'
import { useScaleText } from '../swatch/use-scale-text.ts'
import css from './cropped-scale.module.css'

/** Width for which the length is chosen; the bar itself is a share of the picture, in any window. */
const NOMINAL_PX = 420

/** What a close-up in the gallery shows, and at which scale. */
export function CroppedScale({ of }: { readonly of: ScaledPicture }) {
  const bar = scaleBar((NOMINAL_PX / croppedMm(of)) * 10, sizeDefaultsOf(useStorefront().site).length)
  const text = useScaleText()(bar)
  return (
    <div className={css.scale}>
      <p>
        <Trans>Close-up of the cloth</Trans>
      </p>
      <div className={css.bar} style={{ inlineSize: `${(bar.length / NOMINAL_PX) * 100}%` }}>
        {text}
      </div>
    </div>
  )
}
