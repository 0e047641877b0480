import type { MessageDescriptor } from '@lingui/core'
import { inScript } from '#contract/in-script.ts'
import { PREVIEW_WIDTH } from '#contract/picture-widths.ts'
import {
  htmlLang,
  isComplete,
  SPOKEN,
  spokenFor,
  writeLanguage,
  type Spoken,
} from '#domain/region/language.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import type { RouterContext } from './router-context.ts'

const SHOP = 'Vanda'

/** Any schema.org object as plain data. */
export type JsonLd = Readonly<Record<string, unknown>>

export interface PageFacts {
  readonly storefront: Storefront
  readonly origin: string
  readonly title: string
  readonly description: string
  /** Without language; with the parameters that identify the page (`page=2`), without all others. */
  readonly path: string
  /** Address without width and format. */
  readonly image?: string | undefined
  readonly kind?: 'website' | 'product'
  readonly jsonLd?: readonly JsonLd[]
  /** This address is a variant of the canonical one, such as a filtered list: only that one names its other languages. */
  readonly isVariant?: boolean | undefined
  /** Not indexed: pages that repeat others or are temporary. */
  readonly hidden?: boolean
}

/** Head of a page for browsers, search engines and link previews: route option `head`. */
export function pageHead({
  storefront,
  origin,
  title,
  description,
  path,
  image,
  kind,
  jsonLd = [],
  hidden,
  isVariant,
}: PageFacts) {
  const here = addressOf(path, storefront, origin)
  // A page shown with another language's texts is canonically that language's page.
  const own = isComplete(storefront.language)
  const named = title === SHOP ? title : `${title} | ${SHOP}`
  const picture = image && `${origin}${pictureAddress(image, PREVIEW_WIDTH, 'webp')}`
  return {
    meta: [
      { title: named },
      { name: 'description', content: description },
      ...(hidden || !own ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:site_name', content: SHOP },
      { property: 'og:type', content: kind ?? 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: here },
      { property: 'og:locale', content: storefront.locale.replace('-', '_') },
      ...(picture ? [{ property: 'og:image', content: picture }] : []),
      { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
      { name: 'twitter:description', content: description },
    ],
    links: [
      { rel: 'canonical', href: here },
      ...(own && !hidden && !isVariant ? alternates(path, storefront, origin) : []),
    ],
    scripts: jsonLd.map((data) => ({ type: 'application/ld+json', children: safeJson(data) })),
  }
}

/** Head of a page that search engines do not list, and that is the same for everyone. */
export function hiddenHead(title: MessageDescriptor, description: MessageDescriptor, path: string) {
  return ({ storefront, origin, i18n }: RouterContext) =>
    pageHead({
      storefront,
      origin,
      title: i18n._(title),
      description: i18n._(description),
      path,
      hidden: true,
    })
}

/** The same page in every complete language. */
function alternates(path: string, { site }: Storefront, origin: string) {
  const inLanguage = (language: Spoken) => `${origin}${writeLanguage(path, language, site)}`
  return [
    ...SPOKEN.map((language) => ({
      rel: 'alternate',
      hrefLang: htmlLang(language),
      href: inLanguage(language),
    })),
    { rel: 'alternate', hrefLang: 'x-default', href: inLanguage('en') },
  ]
}

/** The public address of a page in the language of this page's texts. */
export function addressOf(path: string, storefront: Storefront, origin: string): string {
  return `${origin}${writeLanguage(path, spokenFor(storefront.language), storefront.site)}`
}

/** JSON that cannot close its script element or break a line of it (trust.md S16). */
export function safeJson(data: JsonLd): string {
  return inScript({ '@context': 'https://schema.org', ...data })
}

export interface Crumb {
  readonly title: string
  readonly link: string
}

export function breadcrumbs(crumbs: readonly Crumb[], storefront: Storefront, origin: string): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: addressOf(link, storefront, origin),
    })),
  }
}
