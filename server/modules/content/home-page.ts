import { collectionPath } from '#domain/region/links.ts'
import { spokenFor } from '#domain/region/language.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { homePage } from '#contract/navigation.ts'
import type { Call } from '../../http/served.ts'
import type { Services } from '../../services.ts'
import type { Names } from '../catalog/entries.ts'
import { bannerPicture, heroPicture } from '../media/addresses.ts'

const RAIL_LENGTH = 8

/** The home page as the owner has laid it out: hero, banners of collections, rails of collections. */
export function presentHome({ catalogue }: Services, call: Call): OutputOf<typeof homePage> {
  const { home, collections } = catalogue.window()
  const spoken = spokenFor(call.language)
  const say = (names: Names) => names[spoken] ?? names.en
  const known = (keys: readonly string[]) => keys.flatMap((key) => collections.get(key) ?? [])
  return {
    version: catalogue.version(),
    hero: {
      title: say(home.hero.title),
      text: say(home.hero.text),
      action: say(home.hero.action),
      link: home.hero.link,
      wide: heroPicture('wide'),
      tall: heroPicture('tall'),
    },
    banners: known(home.banners).map(({ key, names, banner }) => ({
      title: say(names),
      link: collectionPath(key),
      image: bannerPicture(banner),
    })),
    rails: known(home.rails).map(({ key, names }) => ({
      key,
      title: say(names),
      link: collectionPath(key),
      spus: railOf(catalogue, key, call),
    })),
  }
}

function railOf(catalogue: Services['catalogue'], key: string, call: Call): string[] {
  const query = { filters: {}, sort: 'recommended', page: 1, pageSize: RAIL_LENGTH } as const
  const listing = catalogue.listing({ kind: 'collection', key }, query, call, call.now)
  return listing?.productList.map((card) => card.spuCode) ?? []
}
