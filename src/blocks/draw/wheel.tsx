import { useEffect, useEffectEvent, useRef } from 'react'
import type { Draw } from '#contract/account/draw.contract.ts'
import { segmentMiddle, segmentTone, stopAngle } from '#domain/draw/wheel.ts'
import css from './wheel.module.css'

interface WheelProps {
  readonly segments: Draw['segments']
  /** The prize at which it stands; undefined before a spin. */
  readonly drawn: string | undefined
  readonly isTurning: boolean
  /** Called when the wheel stops; at once where motion is off. */
  readonly onStopped: () => void
}

/** The wheel turns to the prize that the server has drawn. It is a picture: button and result are beside it. */
export function Wheel({ segments, drawn, isTurning, onStopped }: WheelProps) {
  const disc = useRef<HTMLDivElement>(null)
  const count = segments.length
  const at = segments.findIndex(({ id }) => id === drawn)
  const stopped = useEffectEvent(onStopped)

  useEffect(() => {
    if (!isTurning || at === -1) return
    let isGone = false
    const moves = disc.current?.getAnimations?.() ?? []
    void Promise.allSettled(moves.map((move) => move.finished)).then(() => {
      if (!isGone) stopped()
    })
    return () => {
      isGone = true
    }
  }, [isTurning, at])

  return (
    <div className={css.wheel} aria-hidden="true">
      <div
        ref={disc}
        className={css.disc}
        data-turning={isTurning || undefined}
        style={{ '--turned': at === -1 ? '0deg' : `${stopAngle(at, count)}deg` }}
      >
        <WheelFace count={count} />
        {segments.map(({ id, label }, index) => (
          <span
            key={id}
            className={css.label}
            data-tone={segmentTone(index, count)}
            style={{ '--middle': `${segmentMiddle(index, count)}deg`, '--count': count }}
          >
            {label}
          </span>
        ))}
      </div>
      <span className={css.hub} />
      <span className={css.pointer} />
    </div>
  )
}

/** The coloured segments alone. */
export function WheelFace({ count }: { readonly count: number }) {
  return (
    <svg className={css.face} viewBox="-100 -100 200 200" focusable="false" aria-hidden="true">
      {Array.from({ length: Math.max(1, count) }, (_, index) => (
        <path
          key={index}
          className={css.slice}
          data-tone={segmentTone(index, count)}
          d={count < 2 ? WHOLE : slicePath(index, count)}
        />
      ))}
    </svg>
  )
}

const RADIUS = 100
/** One segment, or none yet. */
const WHOLE = `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 0 1 0 ${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 0 ${-RADIUS}Z`

function slicePath(index: number, count: number): string {
  const angle = (360 / count) * index
  return `M0 0L${onRim(angle)}A${RADIUS} ${RADIUS} 0 0 1 ${onRim(angle + 360 / count)}Z`
}

/** A point of the rim, by its degrees clockwise from the top. */
function onRim(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(RADIUS * Math.sin(angle)).toFixed(3)} ${(-RADIUS * Math.cos(angle)).toFixed(3)}`
}
