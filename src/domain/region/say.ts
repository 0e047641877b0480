import { setupI18n, type Messages } from '@lingui/core'
import { withLatinDigits } from './formats.ts'
import { LANGUAGE_TABLE } from '../language-table.ts'
import type { Spoken } from './language.ts'

/** A text by its id in the catalogues, with the English that it began as. ICU: `{name}`, `{count, plural, …}`. */
export interface Message {
  readonly id: string
  readonly message: string
}

/** Formats a text in one language; `values` fill its placeholders. */
export type Say = (message: Message, values?: Readonly<Record<string, string | number>>) => string

/** Texts by their ids, compiled by `npm run i18n`. */
export type CompiledTexts = Readonly<Record<string, string | unknown[]>>

/** Formats the texts of one language outside a page: on the server, in the worker. */
export function createSay(language: Spoken, texts: CompiledTexts): Say {
  const locale = LANGUAGE_TABLE[language].intl
  const messages = { [locale]: texts as Messages }
  const i18n = setupI18n({ locale, locales: withLatinDigits(locale), messages })
  return ({ id, message }, values) => i18n._(id, { ...values }, { message })
}
