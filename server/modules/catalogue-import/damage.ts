const MONTHS =
  /^(?:\d{1,2}[-. ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-. ]\d{1,4})\.?$/i
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+?\d+$/i
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
