import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { PageLink } from '#blocks/page/page-link.tsx'
import type { NamedRailProps } from '#blocks/product/rails/named-rail.tsx'
import { ProductGrid, ProductGridSkeleton } from '#blocks/product/card/product-grid.tsx'
import { usePartNear } from '#blocks/product/rails/use-part-near.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { cardsQuery } from '#queries/product-queries.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './campaign-blocks.module.css'

/** Named products in rows; fetched when they are near, if they did not come with the page. */
export function NamedGrid({ title, link, spus }: NamedRailProps) {
  const id = useId()
  const { near, ref } = usePartNear()
  const { data, isError } = useQuery({ ...cardsQuery(useStorefront(), spus), enabled: near })
  return (
    <div ref={ref} hidden={isError && !data}>
      <section aria-labelledby={id} className={css.products}>
        <div className={css.line}>
          <h2 id={id}>{title}</h2>
          <PageLink href={link} className={linkClass('quiet')}>
            <Trans>View all</Trans>
          </PageLink>
        </div>
        {data ? <ProductGrid products={data} /> : <ProductGridSkeleton count={spus.length} />}
      </section>
    </div>
  )
}
