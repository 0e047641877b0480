import type { RouterContext } from '#blocks/page/router-context.ts'
import { addressOf, pageHead } from '#blocks/page/page-head.ts'

export interface HomeHeadFacts {
  readonly context: Pick<RouterContext, 'storefront' | 'origin'>
  readonly seo: { readonly title: string; readonly description: string }
}

/** Head of the home page, with the organisation and the search action for search engines. */
export function homeHead({ context: { storefront, origin }, seo }: HomeHeadFacts) {
  const home = addressOf('/', storefront, origin)
  return pageHead({
    storefront,
    origin,
    title: seo.title,
    description: seo.description,
    path: '/',
    jsonLd: [
      { '@type': 'Organization', name: 'Vanda', url: home, logo: `${origin}/icons/icon-512.png` },
      {
        '@type': 'WebSite',
        name: 'Vanda',
        url: home,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${addressOf('/search/', storefront, origin)}{search_term_string}.html`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  })
}
