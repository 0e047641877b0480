import { hasHiddenSigns } from './hidden-signs.ts'
import { hasWebAddress } from './web-address.ts'

/** Whether a text can be shown as the name of a person: it has a letter or digit, and nothing that misleads its readers. */
export function isPersonName(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !/[<>]/.test(text) && !hasHiddenSigns(text) && !hasWebAddress(text)
}
