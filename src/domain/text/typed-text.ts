/** Dashes, minus signs, and the long mark that Japanese keyboards write in their place between digits. */
const HYPHENS = /[\p{Pd}\u00ad\u02d7\u2043\u2212\u30fc\uff70]/gu

/** Signs that keyboards and word processors write for an apostrophe; NFKC takes some of them apart. */
const APOSTROPHES = /[`\u00b4\u02b9\u02bb\u02bc\u02c8\u2018\u2019\u201b\u2032\uff07\uff40]/g

/** Full-width and half-width forms, small forms and spaces of other widths. */
const WIDTHS = /[\u2000-\u200a\u202f\u205f\u3000\ufe50-\ufe6b\uff01-\uffee]+/g

/** Apostrophes that are not a letter or a quotation mark of any language. */
const STRAY_APOSTROPHES = /[`\u00b4\u201b\u2032\uff07\uff40]/g

/** Hyphens of a text that are not read as a longer dash. */
const STRAY_HYPHENS = /[\u2012\u2212\ufe63\uff0d]/g

/**
 * One spelling of a text of a person, such as a name or an address line: composed letters, letters and signs in their
 * usual width, single spaces, none at the ends.
 */
export function foldTyped(text: string): string {
  return text
    .replaceAll(STRAY_APOSTROPHES, "'")
    .replaceAll(STRAY_HYPHENS, '-')
    .replaceAll(WIDTHS, (wide) => wide.normalize('NFKC'))
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/**
 * One spelling of a typed code, number or e-mail address: ASCII digits, `-` for every hyphen, `'` for every apostrophe,
 * and nothing invisible, which comes with a number copied from a list of contacts.
 */
export function foldCode(text: string): string {
  return text
    .replaceAll(HYPHENS, '-')
    .replaceAll(APOSTROPHES, "'")
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** The decimal digits of a script are ten code points in a row, from one that ends in 0 or 6 (hexadecimal). */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const row = code - (code % 16)
  return String(code - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6))
}

/** The letters and digits of a typed code, which spaces and hyphens only group: `１００－０００１` is `1000001`. */
export function foldGroups(text: string): string {
  return foldCode(text).replaceAll(/[\s-]/g, '')
}
