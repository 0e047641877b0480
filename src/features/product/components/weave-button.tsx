import { Trans } from '@lingui/react/macro'
import type { ZoomRef } from 'yet-another-react-lightbox'
import { innermostCloth } from '#domain/catalog/pictured-cloth.ts'
import { Button } from '#ui/button/button.tsx'
import { useLightboxView } from '#ui/lightbox/lightbox-view.ts'
import type { WeaveQuery } from '../use-weave.ts'
import { pictureBox } from './use-picture-box.ts'
import type { EnlargedCloth } from './weave-layer.tsx'
import { isAtWeave } from './weave-zoom.ts'

export type WeaveButtonProps = {
  readonly clothAt: (slide: number) => EnlargedCloth | undefined
  readonly query: WeaveQuery
}

/** Leads to the weave and back. It is absent where the shop has none, and keeps its place beside a film. */
export function WeaveButton({ clothAt, query }: WeaveButtonProps) {
  const { at, zoom, stage } = useLightboxView()
  const cloth = clothAt(at)
  if (!query.of && !query.hasFailed) return null
  const isShown = cloth !== undefined && isAtWeave(zoom, cloth.scales)
  function press() {
    if (query.hasFailed) query.retry()
    else if (isShown) zoom?.changeZoom(1)
    else if (cloth && zoom) showWeave(cloth, zoom, stage.current)
  }
  return (
    <Button look="quiet" aria-disabled={!query.hasFailed && !cloth} guarded={false} onClick={press}>
      {isShown ? <Trans>Back to the picture</Trans> : <Trans>See the weave</Trans>}
    </Button>
  )
}

/** Enlarges the picture around the middle of its cloth until threads can be told apart. */
function showWeave({ of, view, scales }: EnlargedCloth, zoom: ZoomRef, stage: HTMLElement | null): void {
  const box = pictureBox(stage, of)
  const frame = stage?.getBoundingClientRect()
  const point = innermostCloth(view)
  if (!box || !frame || !point) return
  const target = (scales.readable / scales.deepest) * zoom.maxZoom
  // The library keeps a point where it is; this one is to come to the middle.
  const fixed = 1 - zoom.zoom / target
  const x = box.x + point.x * box.width - (frame.x + frame.width / 2)
  const y = box.y + point.y * box.height - (frame.y + frame.height / 2)
  zoom.changeZoom(target, false, x / fixed, y / fixed)
}
