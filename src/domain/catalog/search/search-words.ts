import { COLOUR_FAMILIES, type ColourFamily } from '../colour-families.ts'
import type { Say } from '../../region/say.ts'

/** Words for one family: `same` name the family, the shop's own word first; `shades` are colours within it. */
interface ColourWords {
  readonly same: readonly string[]
  readonly shades: readonly string[]
}

/** Search words of one language; its grammar is in src/domain/language-table.ts. */
export interface SearchWords {
  /** Words that users treat as the same. */
  readonly same: readonly (readonly string[])[]
  /** A search for the first also matches the second, not the reverse. */
  readonly broader: readonly (readonly [requested: string, offered: string])[]
  /**
   * Words with which users ask for a colour. Words that also name a cloth or a flower (linen, denim, orchid, shell)
   * are left out, because 'linen dress' names no colour.
   */
  readonly colours: Readonly<Record<ColourFamily, ColourWords>>
}

const SEARCH_TEXTS = {
  synonyms: /*i18n*/ {
    id: 'search.synonyms',
    message:
      'cheongsam qipao; pants trousers slacks; sweater jumper pullover; t-shirt tee; blouse shirt; jumpsuit playsuit romper overalls; cardigan cardi; coat overcoat; vest waistcoat gilet; camisole cami; knit knitted knitwear; floral flower flowery; stripe striped stripy; pleated pleat; gathered ruched shirred; two-piece co-ord twinset set; strap strappy; polka dotted dots; checked plaid gingham tartan; necklace pendant; shoe footwear; sneaker trainer; swimwear swimsuit bikini; lingerie underwear; pyjamas pajamas sleepwear nightwear; evening formal; wedding bridal; office workwear; maternity pregnancy; handbag > bag; purse > bag; tote > bag; clutch > bag; gown > dress; frock > dress; sundress > dress; chinos > pants; denim > jeans; hoodie > sweater',
    comment:
      'Not to be translated word by word: groups of words that shoppers of this language use for the same thing, and pairs a > b where b will do for a',
  },
  colours: {
    black: /*i18n*/ { id: 'search.colour-black', message: 'black; ebony jet onyx noir' },
    white: /*i18n*/ { id: 'search.colour-white', message: 'white; ivory alabaster off-white' },
    grey: /*i18n*/ { id: 'search.colour-grey', message: 'grey gray; charcoal graphite slate' },
    beige: /*i18n*/ { id: 'search.colour-beige', message: 'beige; cream ecru champagne nude oatmeal' },
    brown: /*i18n*/ { id: 'search.colour-brown', message: 'brown; camel chocolate mocha khaki taupe tan' },
    red: /*i18n*/ {
      id: 'search.colour-red',
      message: 'red; crimson scarlet burgundy maroon vermilion claret',
    },
    pink: /*i18n*/ { id: 'search.colour-pink', message: 'pink; blush coral fuchsia magenta' },
    orange: /*i18n*/ { id: 'search.colour-orange', message: 'orange; terracotta rust tangerine apricot' },
    yellow: /*i18n*/ { id: 'search.colour-yellow', message: 'yellow; mustard lemon' },
    green: /*i18n*/ { id: 'search.colour-green', message: 'green; emerald jade olive sage mint celadon' },
    blue: /*i18n*/ {
      id: 'search.colour-blue',
      message: 'blue; navy cobalt indigo teal turquoise azure sapphire',
    },
    purple: /*i18n*/ { id: 'search.colour-purple', message: 'purple; lilac violet mauve lavender aubergine' },
    gold: /*i18n*/ { id: 'search.colour-gold', message: 'gold golden; bronze' },
    silver: /*i18n*/ { id: 'search.colour-silver', message: 'silver; platinum' },
    multi: /*i18n*/ { id: 'search.colour-multi', message: 'multicolour multicolor; rainbow' },
  },
} as const satisfies { readonly synonyms: object; readonly colours: Readonly<Record<ColourFamily, object>> }

/** The words of the language of `say`. */
export function createSearchWords(say: Say): SearchWords {
  const groups = parts(say(SEARCH_TEXTS.synonyms), ';')
  const colours = COLOUR_FAMILIES.map((family) => {
    const [same = '', shades = ''] = say(SEARCH_TEXTS.colours[family]).split(';')
    return [family, { same: parts(same, ' '), shades: parts(shades, ' ') }]
  })
  return {
    same: groups.filter((group) => !group.includes('>')).map((group) => parts(group, ' ')),
    broader: groups.flatMap((group) => {
      const [requested, offered] = parts(group, '>')
      return requested !== undefined && offered !== undefined ? [[requested, offered] as const] : []
    }),
    colours: Object.fromEntries(colours) as SearchWords['colours'],
  }
}

function parts(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
