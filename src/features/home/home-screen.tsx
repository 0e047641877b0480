import { Trans } from '@lingui/react/macro'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { homeQuery } from '#data/navigation.ts'
import { cardsQuery } from '#data/products.ts'
import { PageLink } from '#blocks/page-link.tsx'
import { usePlace } from '#blocks/place.tsx'
import { ProductRail } from '#blocks/product/product-rail.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Banners } from './banners.tsx'
import { Editorial } from './editorial.tsx'
import { Hero } from './hero.tsx'
import css from './home-screen.module.css'
import { filledRails } from './load-home.ts'

/** The shop's window. */
export function HomeScreen() {
  const place = usePlace()
  const { data: home } = useSuspenseQuery(homeQuery(place))
  const rails = filledRails(home)
  const cards = useSuspenseQueries({
    queries: rails.map(({ spus }) => cardsQuery(place, spus)),
    combine: (results) => results.map(({ data }) => data),
  })
  return (
    <div className={css.home}>
      <Hero {...home.hero} />
      {rails.map(({ key, title, link }, at) => (
        <Fragment key={key}>
          <ProductRail
            title={title}
            products={cards[at] ?? []}
            aside={
              <PageLink href={link} className={linkClass('quiet')}>
                <Trans>View all</Trans>
              </PageLink>
            }
          />
          {at === 0 && <Banners banners={home.banners} />}
          {at === 1 && <Editorial />}
        </Fragment>
      ))}
    </div>
  )
}
