import { readPhone, readPhoneDigits } from './phone.ts'

/** A letter of any Latin alphabet, its mark in front of the next letter where there is no letter with that mark. */
const LETTER = String.raw`(?:(?=\p{L})\p{Script=Latin}[\u0300-\u036f]*)`
/** Apostrophes as keyboards write them, with the letters that look like one: Hawaiian okina, Breton. */
const APOSTROPHE = String.raw`'‘’ʻʼ`
const HYPHEN = String.raw`\-\u2010\u2011`
/** Parts of names that carry a stroke: son of, daughter of (Singapore), anak (Malaysia). */
const CHILD_OF = String.raw`[sd]/o|a/[lp]`

const LENGTHS = {
  name: { from: 2, to: 30 },
  line: { from: 5, to: 30 },
  city: { from: 2, to: 60 },
} as const

export const RULES = {
  strict: {
    name: { ...LENGTHS.name, only: /^[A-Za-z ]+$/, problem: 'letters-only' },
    line: { ...LENGTHS.line, only: /^[A-Za-z0-9 ]+$/, problem: 'letters-digits-only' },
    secondLine: LENGTHS.line,
    city: LENGTHS.city,
    phone: readPhoneDigits,
  },
  lenient: {
    name: {
      ...LENGTHS.name,
      only: new RegExp(
        `^(?=.*\\p{L})(?:${LETTER}|[${APOSTROPHE}${HYPHEN}. ]|(?<![^ ])(?:${CHILD_OF})(?![^ ]))+$`,
        'iu',
      ),
      problem: 'name-signs',
    },
    line: {
      ...LENGTHS.line,
      // Signs of real addresses cannot be listed (n°5, House "Rose", Westward Ho!), so what harms is: marks without a
      // letter, markup, pictures that no label prints, web addresses.
      only: new RegExp(
        `^(?=.*[\\p{L}0-9])(?!.*(?:://|\\bwww\\.))(?:${LETTER}|[^\\p{L}\\p{M}\\p{Extended_Pictographic}<>]|©|®)+$`,
        'iu',
      ),
      problem: 'line-signs',
    },
    // What is left over fits into it: `B2`, `#5`.
    secondLine: { from: 1, to: LENGTHS.line.to },
    city: LENGTHS.city,
    phone: readPhone,
  },
} as const
