import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PageLink } from '#blocks/page-link.tsx'
import { useStorefront } from '#blocks/storefront-context.tsx'
import { ProductRail } from '#blocks/product/product-rail.tsx'
import { cardsQuery } from '#queries/product-queries.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import type { Home } from '../home-loader.ts'

/** How far below the window a rail's products are requested. */
const AHEAD = '600px'

export type RailProps = { readonly rail: Home['rails'][number] }

/**
 * One rail of the home page. The first rail's products come with the page; those of the others are fetched when the
 * rail is near, so that the first view loads only what it shows.
 */
export function Rail({ rail: { title, link, spus } }: RailProps) {
  const storefront = useStorefront()
  const { near, ref } = useNear()
  const { data, isError } = useQuery({ ...cardsQuery(storefront, spus), enabled: near })
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

/** True from the moment the element is near the window. */
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
