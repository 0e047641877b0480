/** Scripts that join or part letters by an invisible sign inside a word (ZWJ, ZWNJ). */
const JOINING = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Tibetan',
]
/** Scripts without spaces, whose pages carry an invisible place for a line break (U+200B). */
const UNSPACED = ['Khmer', 'Lao', 'Myanmar', 'Thai']

const of = (scripts: readonly string[]) => `[${scripts.map((name) => `\\p{Script=${name}}`).join('')}]`

/** Invisible signs that a script or a picture needs where they stand. */
const NEEDED = new RegExp(
  [
    `(?<=${of(JOINING)})[\\u200c\\u200d](?=${of(JOINING)})`,
    `(?<=${of(UNSPACED)})\\u200b(?=${of(UNSPACED)})`,
    // Variants of an emoji or of a Han letter, families of emoji, flags of regions.
    String.raw`(?<=[\p{L}\p{N}\p{S}\p{P}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\u{1f3f4})[\u{e0061}-\u{e007a}]+\u{e007f}`,
  ].join('|'),
  'gu',
)

/** Signs that turn the text after them, show nothing, or are no text; U+2800 is a blank without being a space. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u2800]/u

/** Whether a text carries a sign that changes the direction of its neighbours or cannot be seen. */
export function hasHiddenSigns(text: string): boolean {
  return HIDDEN.test(text.replaceAll(NEEDED, ''))
}

/** The same for a text of several lines: line breaks and tabs are no hidden signs there. */
export function hasHiddenSignsInLines(text: string): boolean {
  return hasHiddenSigns(text.replaceAll(/[\n\r\t]/g, ' '))
}

/** A text that comes from outside the shop's forms, such as a name of another provider, without hidden signs. */
export function withoutHiddenSigns(text: string): string {
  const signs = [...text.replaceAll(/\p{Cc}/gu, ' ')]
  return signs
    .filter((sign) => !HIDDEN.test(sign))
    .join('')
    .trim()
}
