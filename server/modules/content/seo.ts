import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { seoInfo } from '#contract/navigation.ts'
import { spokenFor } from '#domain/region/language.ts'
import { Refusal } from '../../http/reasons.ts'
import type { Call } from '../../http/served.ts'
import type { Services } from '../../services.ts'

const LONGEST_DESCRIPTION = 160

type Seo = OutputOf<typeof seoInfo>

/** Title and description of a page for search engines (spec 7.2), tags stripped. */
export async function seoOf(
  services: Services,
  call: Call,
  { page, keyword = '' }: InputOf<typeof seoInfo>,
): Promise<Seo> {
  if (page === 'home') return homeSeo(services, call)
  if (page === 'product') return productSeo(services, call, keyword)
  const heading = services.catalogue.heading({ kind: page, key: keyword }, call)
  if (!heading) throw new Refusal('not-found')
  return { title: plain(heading.title), description: plain(heading.description) }
}

function homeSeo({ catalogue }: Services, call: Call): Seo {
  const { hero } = catalogue.window().home
  const spoken = spokenFor(call.language)
  return { title: 'Vanda', description: plain(hero.text[spoken] ?? hero.text.en) }
}

async function productSeo({ catalogue }: Services, call: Call, spu: string): Promise<Seo> {
  const product = await catalogue.detail(spu, undefined, call, call.now)
  if (!product) throw new Refusal('product-unknown')
  return {
    title: plain(product.productsName),
    description: shortened(plain(product.productDescriptionValue)),
  }
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Whole words, so that no result page breaks off inside one. */
function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  const cut = text.slice(0, LONGEST_DESCRIPTION - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_DESCRIPTION / 2))}…`
}
