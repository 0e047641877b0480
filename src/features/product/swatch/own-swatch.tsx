import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ScaledPicture } from '#domain/catalog/own-media.ts'
import { Button } from '#ui/button/button.tsx'
import { useLightboxView } from '#ui/lightbox/lightbox-view.ts'
import { useLengthUnit } from '../use-swatch.ts'
import { SwatchBar } from './swatch-bar.tsx'
import css from './swatch.module.css'
import { usePictureBox } from './use-picture-box.ts'

/** The owner's close-up of the cloth, which is a slide of its own. */
export interface OwnSwatch {
  readonly slide: number
  readonly of: ScaledPicture
  /** What it is made of, in the words of the shop. */
  readonly material: string
}

/** Stands over the close-up: its scale at each zoom, and what it shows. */
export function OwnSwatchView({ slide, of, material }: OwnSwatch) {
  const { at } = useLightboxView()
  return (
    <>
      {at === slide && <Scale of={of} />}
      <div className={css.words} role="status">
        {at === slide && (
          <div>
            <p className={css.cloth}>
              <Trans>Close-up of the cloth</Trans>
            </p>
            {material && <p>{material}</p>}
          </div>
        )}
      </div>
    </>
  )
}

function Scale({ of: { picture, mm } }: Pick<OwnSwatch, 'of'>) {
  const { stage, zoom } = useLightboxView()
  const [scale, setScale] = useState(0)
  const unit = useLengthUnit()
  usePictureBox({ stage, of: picture, zoom }, (box) => setScale((box.width / mm) * 10))
  return scale > 0 && <SwatchBar {...{ scale, unit }} />
}

/** Leads to the close-up and back to the first picture. */
export function OwnSwatchButton({ slide }: Pick<OwnSwatch, 'slide'>) {
  const { at, go } = useLightboxView()
  const isShown = at === slide
  return (
    <Button look="quiet" guarded={false} onClick={() => go(isShown ? 0 : slide)}>
      {isShown ? <Trans>Back to the picture</Trans> : <Trans>See the weave</Trans>}
    </Button>
  )
}
