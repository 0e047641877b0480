import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ZoomRef } from 'yet-another-react-lightbox'
import { innermostCloth } from '#domain/catalog/pictured-cloth.ts'
import { Button } from '#ui/button/button.tsx'
import { useLightboxView } from '#ui/lightbox/lightbox-view.ts'
import type { SwatchQuery } from '../use-swatch.ts'
import { pictureBox } from './use-picture-box.ts'
import type { EnlargedCloth } from './swatch-layer.tsx'
import { isAtSwatch } from './swatch-zoom.ts'

export type SwatchButtonProps = {
  readonly clothAt: (slide: number) => EnlargedCloth | undefined
  readonly query: SwatchQuery
}

/** Leads to the swatch and back. It is absent where the shop has none, and keeps its place beside a film. */
export function SwatchButton({ clothAt, query }: SwatchButtonProps) {
  const { at, zoom, stage } = useLightboxView()
  const cloth = clothAt(at)
  const isShown = cloth !== undefined && isAtSwatch(zoom, cloth.scales)
  /** The slide whose close-up was requested and is not reached yet. */
  const [wanted, setWanted] = useState<number>()
  if (wanted !== undefined && (wanted !== at || isShown)) setWanted(undefined)
  // The picture may not be there yet at the press, and how near the zoom goes is known with the render after the swatch's.
  useEffect(() => {
    if (wanted === undefined || !cloth || !zoom) return
    let frame = 0
    function approach() {
      if (cloth && zoom && !showSwatch(cloth, zoom, stage.current)) frame = requestAnimationFrame(approach)
    }
    approach()
    return () => cancelAnimationFrame(frame)
  })
  async function press() {
    if (isShown) zoom?.changeZoom(1)
    else if (cloth || (query.hasFailed && (await query.retry()))) setWanted(at)
  }
  if (!query.of && !query.hasFailed) return null
  return (
    <Button
      look="quiet"
      aria-disabled={!query.hasFailed && !cloth}
      guarded={false}
      onClick={() => void press()}
    >
      {isShown ? <Trans>Back to the picture</Trans> : <Trans>See the weave</Trans>}
    </Button>
  )
}

/** Rounded sides of the picture make the end of the zoom miss the deepest scale by less than that. */
const NEAR = 0.02

/**
 * Enlarges the picture around the middle of its cloth until threads can be told apart; false while the picture is not
 * rendered, or its zoom still ends at the pixels of the picture.
 */
function showSwatch({ of, view, scales }: EnlargedCloth, zoom: ZoomRef, stage: HTMLElement | null): boolean {
  const box = pictureBox(stage, of)
  const frame = stage?.getBoundingClientRect()
  const point = innermostCloth(view)
  if (!point) return true
  if (!box || !frame) return false
  const end = (box.width / view.width / zoom.zoom) * zoom.maxZoom
  if (Math.abs(end / scales.deepest - 1) > NEAR) return false
  const target = (scales.readable / scales.deepest) * zoom.maxZoom
  // The library keeps a point where it is; this one is to come to the middle.
  const fixed = 1 - zoom.zoom / target
  const x = box.x + point.x * box.width - (frame.x + frame.width / 2)
  const y = box.y + point.y * box.height - (frame.y + frame.height / 2)
  zoom.changeZoom(target, false, x / fixed, y / fixed)
  return true
}
