import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PageLink } from '#blocks/page-link.tsx'
import { usePlace } from '#blocks/place.tsx'
import { ProductRail } from '#blocks/product/product-rail.tsx'
import { cardsQuery } from '#data/products.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import type { Home } from './load-home.ts'

/** How far below the window a rail's products are asked for. */
const AHEAD = '600px'

export type RailProps = { readonly rail: Home['rails'][number] }

/**
 * One rail of the window. The first one's products come with the page; the others' are asked for when the rail comes
 * near, so that the first view carries only what it shows.
 */
export function Rail({ rail: { title, link, spus } }: RailProps) {
  const place = usePlace()
  const { near, ref } = useNear()
  const { data, isError } = useQuery({ ...cardsQuery(place, spus), enabled: near })
  const all = (
    <PageLink href={link} className={linkClass('quiet')}>
      <Trans>View all</Trans>
    </PageLink>
  )
  return (
    <div ref={ref} hidden={isError && !data}>
      <ProductRail title={title} products={data} aside={all} />
    </div>
  )
}

/** True from the moment the element comes near the window. */
function useNear() {
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
