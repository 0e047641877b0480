import type { OutputOf } from '#contract/endpoint.ts'
import type { currencyList, langList } from '#contract/catalog/navigation.contract.ts'
import { readLanguage, spokenFor } from '#domain/region/language.ts'
import { isPagePath } from '#domain/region/links.ts'
import { plainPath } from '#domain/region/plain-paths.ts'
import { safeUrl } from '#domain/region/safe-url.ts'
import type { Say } from '#domain/region/say.ts'
import { SITES } from '#domain/region/sites.ts'
import { html, type Html } from '../../providers/html.ts'
import type { Storefront } from '../../services/route.ts'
import { PLAIN_TEXTS } from './plain-texts.ts'

export interface RegionPage {
  readonly storefront: Storefront
  readonly say: Say
  readonly languages: OutputOf<typeof langList>['langList']
  readonly currencies: OutputOf<typeof currencyList>['currencyList']
  /** The page to return to, without its language. */
  readonly back: string
}

/** Language and currency as one form (spec 4.4). */
export function regionBody({ storefront, say, languages, currencies, back }: RegionPage): Html {
  const { language, currency, site } = storefront
  const option = (value: string, name: string, on: boolean) =>
    html`<option value="${value}" ${on && html`selected`}>${name}</option>`
  return html`<h1>${say(PLAIN_TEXTS.region)}</h1>
    <form class="region" method="post" action="${plainPath('region', language)}">
      <input type="hidden" name="back" value="${back}" />
      <label
        >${say(PLAIN_TEXTS.language)}
        <select name="language">
          ${languages.map(({ value, urlPrefix }) => {
            const code = readLanguage(`/${urlPrefix}`).language ?? SITES[site].language
            return option(code, value, code === spokenFor(language))
          })}
        </select>
      </label>
      <label
        >${say(PLAIN_TEXTS.currency)}
        <select name="currency">
          ${currencies.map(({ value }) => option(value, value, value === currency))}
        </select>
      </label>
      <button class="solid">${say(PLAIN_TEXTS.apply)}</button>
    </form>`
}

/** The page of this shop that linked here, without language and fields: a price range belongs to its currency. */
export function pageBefore(referer: string | undefined, host: string): string {
  if (referer === undefined || !URL.canParse(referer)) return '/'
  const url = new URL(referer)
  return url.host === host ? ownPage(url.pathname) : '/'
}

/** Home instead of an address that is no page of this shop (trust.md S24). */
export function ownPage(path: string): string {
  const { page } = readLanguage(path)
  const isOwn = path.startsWith('/') && safeUrl(path, []) !== undefined && isPagePath(page)
  return isOwn ? page : '/'
}
