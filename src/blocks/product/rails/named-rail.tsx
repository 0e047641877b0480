import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { cardsQuery } from '#queries/product-queries.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { PageLink } from '../../page/page-link.tsx'
import { useStorefront } from '../../storefront/storefront-context.tsx'
import { ProductRail } from './product-rail.tsx'
import { usePartNear } from './use-part-near.ts'

export type NamedRailProps = {
  readonly title: string
  /** The page that has all of them. */
  readonly link: string
  readonly spus: readonly string[]
}

/**
 * A rail of a page that names its products. Those of the first rail come with the page; those of the others are fetched
 * when the rail is near, so that the first view loads only what it shows.
 */
export function NamedRail({ title, link, spus }: NamedRailProps) {
  const storefront = useStorefront()
  const { near, ref } = usePartNear()
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
