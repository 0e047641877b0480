import { LANGUAGE_TABLE, type AmountStyle } from '../language-table.ts'

const STYLES: ReadonlyMap<string, AmountStyle> = new Map(
  Object.values(LANGUAGE_TABLE).map(({ intl, amounts }) => [intl, amounts]),
)

/** How a locale of `Intl` writes amounts, without Intl (decision 0011). */
export function amountStyle(locale: string): AmountStyle {
  return STYLES.get(locale) ?? LANGUAGE_TABLE.en.amounts
}

/** A number or a range that is written with points, in the decimal sign of a locale: `63.5/89` is `63,5/89` in French. */
export function withDecimalSign(text: string, locale: string): string {
  return text.replaceAll(/(?<=\d)\.(?=\d)/g, amountStyle(locale).decimal)
}
