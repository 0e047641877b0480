import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { motionOff } from '../motion.ts'
import { watchScroll } from '../watch-scroll.ts'
import css from './back-to-top.module.css'
import { isFarDown, liftToFreeSpot } from './free-spot.ts'

/** Elements that the button must not cover; they lift it by at most this part of the window. */
const IN_THE_WAY =
  ':is(main, footer) :is(a, button, input, select, textarea, summary, h1, h2, h3, p, s, span, li:not(:has(*)))'
const REACH = 0.5

export function BackToTop({ label }: { readonly label: string }) {
  const [shown, setShown] = useState(false)
  const [lift, setLift] = useState(0)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    function look() {
      const far = isFarDown(window.scrollY, window.innerHeight)
      setShown(far)
      if (far && button.current) setLift(freeLift(button.current))
    }
    look()
    return watchScroll(window, look)
  }, [])

  return (
    <button
      ref={button}
      type="button"
      style={{ translate: lift === 0 ? undefined : `0 ${-lift}px` }}
      className={css.button}
      data-shown={shown || undefined}
      aria-label={label}
      onClick={() => window.scrollTo({ top: 0, behavior: motionOff() ? 'instant' : 'smooth' })}
    >
      <Icon name="arrow-up" />
    </button>
  )
}

function freeLift(button: HTMLElement): number {
  const { left, right } = button.getBoundingClientRect()
  // Its position without any lift.
  const bottom = window.innerHeight - Number.parseFloat(getComputedStyle(button).insetBlockEnd)
  const at = { top: bottom - button.offsetHeight, bottom }
  const taken = Array.from(document.querySelectorAll(IN_THE_WAY), (element) =>
    element.getBoundingClientRect(),
  )
  return liftToFreeSpot(
    at,
    taken.filter((rect) => rect.right > left && rect.left < right && rect.width > 0),
    window.innerHeight * REACH,
  )
}
