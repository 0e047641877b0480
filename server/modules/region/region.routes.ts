import * as contract from '#contract/navigation.ts'
import { isComplete, LANGUAGES, localeOf, writeLanguage, type Language } from '#domain/region/language.ts'
import { SITES } from '#domain/region/sites.ts'
import type { Services } from '../../services.ts'
import { choiceCookie } from '../../http/cookies.ts'
import { languagesOf, readCurrency } from '#domain/region/place.ts'
import { Refusal } from '../../http/reasons.ts'
import { serve, type Call, type Served } from '../../http/served.ts'
import { LANGUAGE_NAMES } from './language-names.ts'

/** Languages, currencies and texts (spec 4.4, 7.2, 9.1). */
export function regionRoutes(services: Services): Served[] {
  const secure = services.env.publicUrl.startsWith('https://')

  return [
    serve(contract.langList, (call) => ({
      current: localeOf(call.language, call.site),
      langList: OFFERED.map((code) => ({
        code: localeOf(code, call.site),
        value: LANGUAGE_NAMES[code],
        urlPrefix: prefixOf(code, call),
        imgUrl: '',
      })),
    })),
    serve(contract.currencyList, (call) => ({
      current: call.currency,
      currencyList: SITES[call.site].currencies.map((value) => ({
        value,
        urlPrefix: prefixOf(call.language, call),
        imgUrl: '',
      })),
    })),
    serve(contract.changeLang, (call, { changedLang }) => {
      const [language, ...others] = languagesOf(changedLang, call.site)
      if (!language || others.length > 0) throw new Refusal('language-unknown', { changedLang })
      call.setHeader('set-cookie', choiceCookie('lang', language, secure))
      return { urlPrefix: prefixOf(language, call) }
    }),
    serve(contract.changeCurrency, (call, { changedCurrency }) => {
      const currency = readCurrency(changedCurrency, call.site)
      if (!currency) throw new Refusal('currency-unknown', { changedCurrency })
      call.setHeader('set-cookie', choiceCookie('currency', currency, secure))
      return { currency }
    }),
    serve(
      contract.getLang,
      (call, { pages }) => services.texts.pack(call.language, pages) as Record<string, string | unknown[]>,
    ),
    serve(contract.getVersions, (call, { configs }) => {
      const versions = {
        lang_version: services.texts.version(call.language),
        banner_home: services.catalogue.version(),
        catalog: services.catalogue.version(),
      }
      return Object.fromEntries(configs.map((config) => [config, versions[config]]))
    }),
  ]
}

/** What exists (docs/decisions/0033-languages-by-address.md); the pages of every other code of spec 2.1 answer as well. */
const OFFERED: readonly Language[] = LANGUAGES.filter(isComplete)

function prefixOf(language: Language, call: Call): string {
  return writeLanguage('/', language, call.site).replace(/^\/|\/$/g, '')
}
