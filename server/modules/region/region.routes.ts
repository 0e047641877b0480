import * as contract from '#contract/catalog/navigation.contract.ts'
import { isComplete, LANGUAGES, localeOf, writeLanguage, type Language } from '#domain/region/language.ts'
import { LANGUAGE_TABLE } from '#domain/language-table.ts'
import { SITES } from '#domain/region/sites.ts'
import { choiceCookie } from '../../core/choice-cookie.ts'
import { languagesOf, readCurrency } from '#domain/region/storefront.ts'
import { ShopError } from '../../core/shop-error.ts'
import { handle, type RequestContext, type Route } from '../../services/route.ts'

/** Languages, currencies and texts (spec 4.4, 7.2, 9.1). */
export const regionRoutes: readonly Route[] = [
  handle(contract.langList, (context) => ({
    current: localeOf(context.language, context.site),
    langList: OFFERED.map((code) => ({
      code: localeOf(code, context.site),
      value: LANGUAGE_TABLE[code].name,
      urlPrefix: prefixOf(code, context),
      imgUrl: '',
    })),
  })),
  handle(contract.currencyList, (context) => ({
    current: context.currency,
    currencyList: SITES[context.site].currencies.map((value) => ({
      value,
      urlPrefix: prefixOf(context.language, context),
      imgUrl: '',
    })),
  })),
  handle(contract.changeLang, (context, { changedLang }) => {
    const [language, ...others] = languagesOf(changedLang, context.site)
    if (!language || others.length > 0) throw new ShopError('language-unknown', { changedLang })
    context.setHeader('set-cookie', choiceCookie('lang', language, context.secure))
    return { urlPrefix: prefixOf(language, context) }
  }),
  handle(contract.changeCurrency, (context, { changedCurrency }) => {
    const currency = readCurrency(changedCurrency, context.site)
    if (!currency) throw new ShopError('currency-unknown', { changedCurrency })
    context.setHeader('set-cookie', choiceCookie('currency', currency, context.secure))
    return { currency }
  }),
  handle(
    contract.getLang,
    (context, { pages }) =>
      context.services.texts.pack(context.language, pages) as Record<string, string | unknown[]>,
  ),
  handle(contract.getVersions, (context, { configs }) => {
    const { texts, catalogue } = context.services
    const versions = {
      lang_version: texts.version(context.language),
      banner_home: catalogue.content().signature,
      catalog: catalogue.dataVersion(),
    }
    return Object.fromEntries(configs.map((config) => [config, versions[config]]))
  }),
]

/**
 * Only complete languages are listed (decision 0033); pages of the other codes of spec
 * 2.1 are served, too.
 */
const OFFERED: readonly Language[] = LANGUAGES.filter(isComplete)

function prefixOf(language: Language, context: RequestContext): string {
  return writeLanguage('/', language, context.site).replace(/^\/|\/$/g, '')
}
