import { describe, expect, test } from 'vitest'
import { storefrontFor } from '#platform/current-storefront.ts'
import { breadcrumbs, pageHead, safeJson } from './page-head.ts'

const origin = 'https://vanda.example'
const storefront = storefrontFor('sg', 'fr', 'SGD')
const head = pageHead({
  storefront,
  origin,
  title: 'Soie',
  description: 'Au frais',
  path: '/silk-c-1.html',
  image: '/media/p/x',
})

describe('a page says where it lives', () => {
  test('its one address carries the language of the page', () => {
    expect(head.links).toContainEqual({ rel: 'canonical', href: 'https://vanda.example/fr/silk-c-1.html' })
  })

  test.each([
    ['en', 'https://vanda.example/silk-c-1.html'],
    ['zh-CN', 'https://vanda.example/zh/silk-c-1.html'],
    ['ja', 'https://vanda.example/ja/silk-c-1.html'],
    ['fr', 'https://vanda.example/fr/silk-c-1.html'],
    ['x-default', 'https://vanda.example/silk-c-1.html'],
  ])('in every language the shop speaks: %s', (hrefLang, href) => {
    expect(head.links).toContainEqual({ rel: 'alternate', hrefLang, href })
  })

  test('and what it shows when it is shared', () => {
    expect(head.meta).toContainEqual({
      property: 'og:image',
      content: 'https://vanda.example/media/p/x-750.webp',
    })
    expect(head.meta).toContainEqual({ property: 'og:description', content: 'Au frais' })
  })
})

test.each([
  ['hidden from search engines', { hidden: true }],
  ['whose canonical address is another', { isVariant: true }],
])('a page %s names no other languages', (_, facts) => {
  const { links } = pageHead({ storefront, origin, title: 'x', description: 'y', path: '/cart', ...facts })
  expect(links).toEqual([{ rel: 'canonical', href: 'https://vanda.example/fr/cart' }])
})

describe('a page in a language whose words do not exist yet', () => {
  const german = pageHead({
    storefront: storefrontFor('sg', 'de', 'SGD'),
    origin,
    title: 'Silk',
    description: 'Cool',
    path: '/silk-c-1.html',
  })

  test('is not indexed, and names the page in the language of its words', () => {
    expect(german.meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
    expect(german.links).toEqual([{ rel: 'canonical', href: 'https://vanda.example/silk-c-1.html' }])
    expect(german.meta).toContainEqual({ property: 'og:url', content: 'https://vanda.example/silk-c-1.html' })
  })

  test('says the language of its words where it is shared', () => {
    expect(german.meta).toContainEqual({ property: 'og:locale', content: 'en_GB' })
  })

  test('English is at an address of its own where it is not the language of the host', () => {
    const { links } = pageHead({
      storefront: storefrontFor('eu', undefined, undefined),
      origin: 'https://eu.vanda.example',
      title: 'x',
      description: 'y',
      path: '/account/store-register',
    })
    expect(links).toEqual([{ rel: 'canonical', href: 'https://eu.vanda.example/en/account/store-register' }])
  })
})

test('a page of search results is not indexed', () => {
  const { meta } = pageHead({
    storefront,
    origin,
    title: 'x',
    description: 'y',
    path: '/search/x.html',
    hidden: true,
  })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
})

test.each(['</script><script>alert(1)</script>', '<!--', 'line\u2028and\u2029paragraph'])(
  'data for machines cannot leave its script: %s',
  (name) => {
    const json = safeJson({ name })
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json)).toMatchObject({ name, '@context': 'https://schema.org' })
  },
)

test('crumbs count from one and carry the language', () => {
  const list = breadcrumbs(
    [
      { title: 'Accueil', link: '/' },
      { title: 'Soie', link: '/silk-c-1.html' },
    ],
    storefront,
    origin,
  )
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://vanda.example/fr' },
      { position: 2, name: 'Soie', item: 'https://vanda.example/fr/silk-c-1.html' },
    ],
  })
})
