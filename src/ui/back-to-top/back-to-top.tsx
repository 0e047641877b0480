import { useEffect, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { motionOff } from '../motion.ts'
import css from './back-to-top.module.css'

/** Spec 2.4: after one and a half windows. Spec 9.4: looks at most every 200 ms. */
const WINDOWS = 1.5
const THROTTLE_MS = 200

export function BackToTop({ label }: { readonly label: string }) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    function look() {
      waiting = undefined
      setShown(window.scrollY > window.innerHeight * WINDOWS)
    }
    function onScroll() {
      waiting ??= setTimeout(look, THROTTLE_MS)
    }
    look()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(waiting)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])

  return (
    <button
      type="button"
      className={css.button}
      data-shown={shown || undefined}
      aria-label={label}
      onClick={() => window.scrollTo({ top: 0, behavior: motionOff() ? 'instant' : 'smooth' })}
    >
      <Icon name="arrow-up" />
    </button>
  )
}
