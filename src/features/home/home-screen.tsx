import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { homeQuery } from '#data/navigation.ts'
import { usePlace } from '#blocks/place.tsx'
import { Banners } from './banners.tsx'
import { Editorial } from './editorial.tsx'
import { Hero } from './hero.tsx'
import css from './home-screen.module.css'
import { filledRails } from './load-home.ts'
import { Rail } from './rail.tsx'

/** The shop's window. */
export function HomeScreen() {
  const place = usePlace()
  const { data: home } = useSuspenseQuery(homeQuery(place))
  const rails = filledRails(home)
  return (
    <div className={css.home}>
      <Hero {...home.hero} />
      {rails.map((rail, at) => (
        <Fragment key={rail.key}>
          <Rail rail={rail} />
          {at === 0 && <Banners banners={home.banners} />}
          {at === 1 && <Editorial />}
        </Fragment>
      ))}
    </div>
  )
}
