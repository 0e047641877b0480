import { useEffect, useRef, useState } from 'react'

/** How far below the window an element counts as near. */
const AHEAD = '600px'

/** True from the moment the element is near the window. */
export function usePartNear() {
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (near || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${AHEAD} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])
  return { near, ref }
}
