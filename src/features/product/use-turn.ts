import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { TURN_STEPS } from '#domain/catalog/turn.ts'
import { motionOff } from '#ui/motion.ts'
import { stepAfter, stepOfKey, stepsOfDrag } from './gallery/turn-steps.ts'

/** Milliseconds of a step while the garment turns by itself. */
const STEP_MS = 55

export interface Turn {
  readonly step: number
  /** Whether the user has turned it. */
  readonly moved: boolean
  readonly go: (step: number) => void
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

/** The step that is shown. It turns once by itself when it is `ready`, unless the user prefers reduced motion. */
export function useTurn(frame: RefObject<HTMLElement | null>, ready: boolean): Turn {
  const [step, setStep] = useState(0)
  const [moved, setMoved] = useState(false)
  const drag = useRef<{ readonly x: number; readonly step: number }>(undefined)

  useEffect(() => {
    if (!ready || moved || motionOff()) return
    let left = TURN_STEPS
    const timer = setInterval(() => {
      setStep((now) => stepAfter(now, 1))
      left -= 1
      if (left === 0) clearInterval(timer)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [ready, moved])

  function go(to: number) {
    setMoved(true)
    setStep(to)
  }
  const release = () => {
    drag.current = undefined
  }
  return {
    step,
    moved,
    go,
    handlers: {
      onPointerDown(event) {
        if (!event.isPrimary || event.button !== 0) return
        drag.current = { x: event.clientX, step }
        frame.current?.setPointerCapture(event.pointerId)
      },
      onPointerMove({ clientX }) {
        const from = drag.current
        if (!from) return
        const steps = stepsOfDrag(clientX - from.x, frame.current?.clientWidth ?? 0)
        if (steps !== 0 || moved) go(stepAfter(from.step, steps))
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown(event) {
        const to = stepOfKey(event.key, step)
        if (to === undefined) return
        event.preventDefault()
        go(to)
      },
    },
  }
}
