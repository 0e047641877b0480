import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { withLatinDigits } from '#domain/region/formats.ts'
import { htmlLang, type Language } from '#domain/region/language.ts'

/**
 * The texts of one page load: from the language pack where it has them, else the English beside their use
 * (scripts/english-in-place.ts).
 */
export function createI18n(language: Language, pack: Messages): I18n {
  const locale = htmlLang(language)
  return setupI18n({
    locale,
    locales: withLatinDigits(locale),
    messages: { [locale]: pack },
  })
}
