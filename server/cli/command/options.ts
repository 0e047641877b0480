import { SPOKEN, type Spoken } from '#domain/region/language.ts'
import { hasHiddenSigns } from '#domain/text/hidden-signs.ts'
import { readPrice } from '../../core/price-text.ts'
import type { CommandInput } from './command.ts'
import { WrongUsage } from './complaints.ts'

/** Options that several commands have. */

export function languageOf({ lang = 'en' }: CommandInput['options']): Spoken {
  const spoken = SPOKEN.find((known) => known === lang)
  if (!spoken) throw new WrongUsage(`--lang must be one of ${SPOKEN.join(', ')}, not '${lang}'.`)
  return spoken
}

/** Letters of a name that pages show in one line. */
const LONGEST_NAME = 200

/** An option without which the command says nothing. */
export function neededOption(options: CommandInput['options'], name: string): string {
  const value = options[name]?.trim() ?? ''
  if (value === '') throw new WrongUsage(`--${name} is missing.`)
  return value
}

/** Letters of what the owner says about an order, to the buyer or in its history. */
const LONGEST_TEXT = 500

/** A text of the owner in one line. */
export function neededText(options: CommandInput['options'], name: string): string {
  const text = neededOption(options, name).normalize('NFC').replaceAll(/\s+/gu, ' ')
  if (text.length > LONGEST_TEXT) throw new WrongUsage(`--${name} has at most ${LONGEST_TEXT} letters.`)
  if (hasHiddenSigns(text)) throw new WrongUsage(`--${name} holds signs that cannot be seen.`)
  return text
}

/** A name as pages and menus show it. */
export function nameIn(options: CommandInput['options'], option = 'name'): string {
  const name = neededOption(options, option)
  if (name.length > LONGEST_NAME) throw new WrongUsage(`--${option} has at most ${LONGEST_NAME} letters.`)
  return name
}

/** Singapore dollars in cents. */
export function sgdIn(text: string): number {
  const cents = readPrice(text)
  if (cents === undefined) throw new WrongUsage(`A price is written like 129 or 129.90, not '${text}'.`)
  return cents
}
