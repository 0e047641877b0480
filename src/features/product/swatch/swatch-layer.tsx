import { useState, useRef } from 'react'
import { pictureAddress } from '#blocks/pictures/picture-address.ts'
import { SWATCH_WIDTHS } from '#contract/picture-widths.ts'
import { isCloth, type ClothView } from '#domain/catalog/pictured-cloth.ts'
import { useLightboxView } from '#ui/lightbox/lightbox-view.ts'
import type { TouchedPoint } from '#ui/lightbox/use-touched-point.ts'
import { motionOff } from '#ui/motion.ts'
import type { PieceSwatch } from '../use-swatch.ts'
import { usePictureBox } from './use-picture-box.ts'
import { SwatchBar } from './swatch-bar.tsx'
import { offsetOf, swatchShare, type SwatchScales } from './swatch-zoom.ts'
import css from './swatch.module.css'

export type SwatchState = 'loading' | 'shown' | 'failed'

/** The picture that is enlarged, and the cloth in it. */
export interface EnlargedCloth {
  readonly piece: PieceSwatch
  /** Address of the garment's picture. */
  readonly of: string
  readonly view: ClothView
  readonly scales: SwatchScales
}

export type SwatchLayerProps = {
  readonly cloth: EnlargedCloth
  readonly state: SwatchState
  readonly onState: (state: SwatchState) => void
  readonly onCloth: (isOnCloth: boolean) => void
}

const [WIDTH] = SWATCH_WIDTHS

/**
 * The swatch over the enlarged picture, thread by thread where it is on the picture. It opens around the point that was
 * touched, and covers all once it is near enough; beside the garment nothing is shown.
 */
export function SwatchLayer({ cloth, state, onState, onCloth }: SwatchLayerProps) {
  const { stage, zoom, touched } = useLightboxView()
  const layer = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  const { piece, of, view, scales } = cloth
  const address = pictureAddress(piece.picture, WIDTH, 'webp')

  usePictureBox({ stage, of, zoom }, (box) => {
    const frame = stage.current?.getBoundingClientRect()
    if (!frame || !layer.current) return
    const now = box.width / view.width
    const share = swatchShare(now, scales, motionOff())
    const point = touched.current ?? { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
    const isOn = isCloth(view, { x: (point.x - box.x) / box.width, y: (point.y - box.y) / box.height })
    const side = piece.swatch.span * now
    const { style } = layer.current
    style.backgroundSize = `${side}px`
    style.backgroundPosition = `${offsetOf(box.x - frame.x, side)}px ${offsetOf(box.y - frame.y, side)}px`
    style.opacity = isOn ? `${Math.min(1, share * 1.6)}` : '0'
    style.maskImage = share < 1 ? lens(share, { x: point.x - frame.x, y: point.y - frame.y }, frame) : 'none'
    setScale(now)
    onCloth(isOn)
  })

  return (
    <>
      {/* Loaded as a picture, so that its arrival and its failure are known; shown as a pattern. */}
      <img
        className={css.source}
        src={address}
        alt=""
        onLoad={() => onState('shown')}
        onError={() => onState('failed')}
      />
      <div
        ref={layer}
        className={css.layer}
        data-printed={piece.swatch.printed || undefined}
        data-swatch={state}
        style={state === 'shown' ? { backgroundImage: `url("${address}")` } : undefined}
      />
      {state === 'shown' && scale > scales.begins && <SwatchBar scale={scale} unit={piece.unit} />}
    </>
  )
}

/** A round opening with a soft edge that grows beyond the frame. */
function lens(share: number, { x, y }: TouchedPoint, { width, height }: DOMRect): string {
  const reach = Math.hypot(width, height) * (0.18 + 1.1 * share * share)
  return `radial-gradient(circle at ${x}px ${y}px, #000 ${reach * 0.55}px, transparent ${reach}px)`
}
