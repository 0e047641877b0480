/** Names of months as spreadsheets abbreviate them in English, German, French, Spanish and Italian. They do not write them in full. */
const MONTH = [
  'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec',
  'mrz|mär|mai|okt|dez',
  'janv|févr|mars|avr|juin|juil|août|déc',
  'ene|abr|ago|dic',
  'gen|mag|giu|lug|set|ott',
].join('|')
const MONTHS = new RegExp(`^(?:\\d{1,2}[-. ]{1,2}(?:${MONTH})|(?:${MONTH})[-. ]{1,2}\\d{1,2})\\.?$`, 'i')
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+\d+$/i
const FAILED = /^#(?:REF|VALUE|NAME|DIV\/0|NULL|NUM|SPILL)[!?]$|^#N\/A$/i

/** What a spreadsheet has made of a code or size, in words; undefined for a value that looks as it was typed. */
export function damageOf(value: string): string | undefined {
  if (FAILED.test(value)) return 'a formula of the spreadsheet has failed here'
  if (SCIENTIFIC.test(value))
    return 'the spreadsheet has shortened a long number; format the column as text and enter it again'
  if (MONTHS.test(value))
    return 'the spreadsheet has made a date of it; format the column as text and enter it again'
  return undefined
}
