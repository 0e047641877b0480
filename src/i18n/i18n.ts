import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { withLatinDigits } from '#domain/region/formats.ts'
import { htmlLang, type Language } from '#domain/region/language.ts'

/** The texts of one page load: from the language pack where it has them, else the English beside their use. */
export function createI18n(language: Language, pack: Messages): I18n {
  const locale = htmlLang(language)
  const i18n = setupI18n({
    locale,
    locales: withLatinDigits(locale),
    messages: { [locale]: pack },
  })
  return i18n.setMessagesCompiler(compileOnce)
}

/** English messages of the app's own code, so their number is bounded. */
const compiled = new Map<string, CompiledMessage>()

/** Lingui compiles a message at each use. */
function compileOnce(message: string): CompiledMessage {
  const known = compiled.get(message) ?? compileMessage(message)
  compiled.set(message, known)
  return known
}
