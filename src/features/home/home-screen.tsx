import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { homeQuery } from '#queries/navigation-queries.ts'
import { useHasStores } from '#blocks/storefront/use-has-stores.ts'
import { NamedRail } from '#blocks/product/rails/named-rail.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { Banners } from './components/banners.tsx'
import { Editorial } from './components/editorial.tsx'
import { HangerSlot } from './components/hanger-slot.tsx'
import { Hero } from './components/hero.tsx'
import { Opening } from './components/opening.tsx'
import css from './home-screen.module.css'
import { filledRails } from './home-loader.ts'

export function HomeScreen() {
  const storefront = useStorefront()
  const { data: home } = useSuspenseQuery(homeQuery(storefront))
  const rails = filledRails(home)
  const collects = useHasStores()
  return (
    <div className={css.home}>
      {home.hero.title === '' ? <Opening /> : <Hero {...home.hero} />}
      {rails.map((rail, at) => (
        <Fragment key={rail.key}>
          <NamedRail {...rail} />
          {at === 0 && home.banners.length > 0 && <Banners banners={home.banners} />}
          {at === 0 && <HangerSlot />}
          {at === 1 && <Editorial hasStores={home.hasStores && collects} />}
        </Fragment>
      ))}
    </div>
  )
}
