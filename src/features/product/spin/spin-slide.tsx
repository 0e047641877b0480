import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { pictureAddress, srcSet } from '#blocks/pictures/picture-address.ts'
import { Picture } from '#blocks/pictures/picture.tsx'
import { PICTURE_WIDTHS } from '#contract/picture-widths.ts'
import { isDataSaverOn } from '#platform/device/data-saver.ts'
import { Icon } from '#ui/icon/icon.tsx'
import css from './spin-slide.module.css'
import { frameAfterDrag, frameAfterKey, loadOrder, nearestReady } from './spin-frames.ts'

export type SpinSlideProps = {
  /** Addresses without width and format, in the order of the turn. */
  readonly frames: readonly string[]
  readonly name: string
  /** Name of the colour. */
  readonly shade: string
  readonly sizes: string
  /** Whether the gallery shows it. */
  readonly shown: boolean
}

/** Widths of the frames after the first: as WebP they are made in a tenth of the time of AVIF. */
const WIDTHS = PICTURE_WIDTHS.filter((width) => width >= 360)
/** Frames that load together, so that other pictures of the page do not wait for a whole turn. */
const AT_ONCE = 3

interface Drag {
  readonly x: number
  readonly from: number
}

/**
 * A piece to be turned by dragging or by the arrow keys. It never turns by itself and has no run-out, so there is nothing
 * to reduce (WCAG 2.2.2). The other frames load once the gallery shows it, with data saving on at the first turn.
 */
export function SpinSlide({ frames, name, shade, sizes, shown }: SpinSlideProps) {
  const { t } = useLingui()
  const [at, setAt] = useState(0)
  const [isWanted, setWanted] = useState(false)
  const [hasTurned, setTurned] = useState(false)
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set([0]))
  /** Frames that have come or failed, besides the first. */
  const [settled, setSettled] = useState(0)
  const drag = useRef<Drag>(undefined)
  useEffect(() => {
    if (shown && !isDataSaverOn()) setWanted(true)
  }, [shown])
  const total = frames.length
  const visible = nearestReady(at, ready, total)

  function turn(to: number) {
    setWanted(true)
    setTurned(true)
    setAt(to)
  }
  function press(event: PointerEvent<HTMLElement>) {
    // A lightbox would move to the next slide.
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, from: at }
  }
  function move(event: PointerEvent<HTMLElement>) {
    if (!drag.current) return
    event.stopPropagation()
    const share = (event.clientX - drag.current.x) / event.currentTarget.clientWidth
    const to = frameAfterDrag(drag.current.from, share, total)
    if (to !== at) turn(to)
  }
  function release() {
    drag.current = undefined
  }
  function key(event: KeyboardEvent) {
    const to = frameAfterKey(at, event.key, total)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    turn(to)
  }

  const view = at + 1
  return (
    <div className={css.spin}>
      <Picture of={frames[0] ?? ''} alt={t`${name}, ${shade}, to be turned`} sizes={sizes} />
      {isWanted &&
        loadOrder(total)
          .slice(0, settled + AT_ONCE)
          .map((index) => (
            <img
              key={index}
              className={css.frame}
              hidden={visible !== index}
              src={pictureAddress(frames[index] ?? '', 540, 'webp')}
              srcSet={srcSet(frames[index] ?? '', WIDTHS, 'webp')}
              sizes={sizes}
              width={900}
              height={1200}
              alt=""
              draggable={false}
              onLoad={() => {
                setReady((known) => new Set(known).add(index))
                setSettled((count) => count + 1)
              }}
              onError={() => setSettled((count) => count + 1)}
            />
          ))}
      <div
        className={css.handle}
        data-scripted=""
        role="slider"
        tabIndex={shown ? 0 : -1}
        aria-label={t`Turn ${name}`}
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={view}
        aria-valuetext={t`View ${view} of ${total}`}
        onKeyDown={key}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      />
      <p className={css.hint} data-scripted="" data-used={hasTurned || undefined} aria-hidden="true">
        <Icon name="sync" />
        <Trans>Drag to turn</Trans>
      </p>
    </div>
  )
}
