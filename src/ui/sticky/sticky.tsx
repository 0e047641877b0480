import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import css from './sticky.module.css'

export type StickyProps = ComponentProps<'div'> & {
  readonly edge?: 'top' | 'bottom'
}

/** Past the end of any page: only the one edge counts, also when the page jumps. */
const FAR = '1000000px'

/** Sticks to an edge of the window, below the header; carries `data-stuck` while it overlaps the page. */
export function Sticky({ edge = 'top', className, children, ...rest }: StickyProps) {
  const mark = useRef<HTMLDivElement>(null)
  const [stuck, setStuck] = useState(false)

  useEffect(() => {
    if (!mark.current) return
    const bar = edge === 'top' ? mark.current.nextElementSibling : null
    // Where it sticks, in pixels: the header's height itself is written in rem.
    const header = bar ? Number.parseFloat(getComputedStyle(bar).insetBlockStart) || 0 : 0
    const observer = new IntersectionObserver(([entry]) => setStuck(entry ? !entry.isIntersecting : false), {
      rootMargin: edge === 'top' ? `${-header - 1}px 0px ${FAR} 0px` : `${FAR} 0px -1px 0px`,
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [edge])

  const marker = <div ref={mark} className={css.mark} />
  return (
    <>
      {edge === 'top' && marker}
      <div
        {...rest}
        className={classNames(css.sticky, className)}
        data-edge={edge}
        data-stuck={stuck || undefined}
      >
        {children}
      </div>
      {edge === 'bottom' && marker}
    </>
  )
}
