/** The colours a user can filter by, in the order they are offered. */
export const COLOUR_FAMILIES = [
  'black',
  'white',
  'grey',
  'beige',
  'brown',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'gold',
  'silver',
  'multi',
] as const
export type ColourFamily = (typeof COLOUR_FAMILIES)[number]

/** Words of colour names and the family each belongs to. */
const WORDS = {
  black: ['black', 'ebony', 'ink', 'jet', 'noir', 'onyx'],
  white: ['white', 'alabaster', 'chalk', 'ivory', 'milk', 'pearl', 'porcelain', 'snow'],
  grey: ['grey', 'gray', 'ash', 'charcoal', 'dove', 'graphite', 'slate', 'smoke', 'steel', 'stone'],
  beige: [
    'beige',
    'almond',
    'apricot',
    'bone',
    'buff',
    'champagne',
    'cream',
    'ecru',
    'linen',
    'natural',
    'nude',
    'oat',
    'oatmeal',
    'sand',
    'shell',
  ],
  brown: [
    'brown',
    'camel',
    'caramel',
    'chestnut',
    'chocolate',
    'coffee',
    'cocoa',
    'cognac',
    'khaki',
    'mocha',
    'taupe',
    'tan',
    'tobacco',
    'toffee',
    'walnut',
  ],
  red: [
    'red',
    'brick',
    'burgundy',
    'cardinal',
    'cherry',
    'claret',
    'cranberry',
    'crimson',
    'garnet',
    'maroon',
    'ruby',
    'scarlet',
    'vermilion',
    'wine',
  ],
  pink: [
    'pink',
    'blush',
    'carnation',
    'coral',
    'fuchsia',
    'hibiscus',
    'magenta',
    'peony',
    'rose',
    'salmon',
    'sakura',
  ],
  orange: [
    'orange',
    'amber',
    'copper',
    'papaya',
    'peach',
    'persimmon',
    'pumpkin',
    'rust',
    'tangerine',
    'terracotta',
  ],
  yellow: ['yellow', 'banana', 'butter', 'canary', 'honey', 'lemon', 'marigold', 'mustard', 'sunflower'],
  green: [
    'green',
    'bottle',
    'celadon',
    'emerald',
    'fern',
    'forest',
    'jade',
    'lime',
    'matcha',
    'mint',
    'moss',
    'olive',
    'pine',
    'pistachio',
    'sage',
  ],
  blue: [
    'blue',
    'aqua',
    'azure',
    'cobalt',
    'cornflower',
    'cyan',
    'denim',
    'indigo',
    'midnight',
    'navy',
    'ocean',
    'peacock',
    'petrol',
    'sapphire',
    'sky',
    'teal',
    'turquoise',
  ],
  purple: [
    'purple',
    'amethyst',
    'aubergine',
    'grape',
    'iris',
    'lavender',
    'lilac',
    'mauve',
    'orchid',
    'plum',
    'violet',
    'wisteria',
  ],
  gold: ['gold', 'golden', 'brass', 'bronze'],
  silver: ['silver', 'metallic', 'platinum'],
  multi: ['multi', 'multicolour', 'multicolor', 'rainbow', 'mixed'],
} as const satisfies Record<ColourFamily, readonly string[]>

const FAMILY_OF = new Map<string, ColourFamily>(
  COLOUR_FAMILIES.flatMap((family) => WORDS[family].map((word): [string, ColourFamily] => [word, family])),
)

/** The family of an English colour name. The last colour word is the noun: 'Rose Gold' is gold, 'Blue Grey' is grey. */
export function colourFamilyOf(name: string): ColourFamily {
  const words = name.toLowerCase().split(/[^a-z]+/)
  const noun = words.findLast((word) => FAMILY_OF.has(word))
  return (noun === undefined ? undefined : FAMILY_OF.get(noun)) ?? 'multi'
}

export function isColourFamily(key: string): key is ColourFamily {
  return COLOUR_FAMILIES.some((family) => family === key)
}

/** Families in the order they are offered; a family the table does not know comes last. */
export function compareColourFamilies(first: string, second: string): number {
  return position(first) - position(second) || (first < second ? -1 : Number(first > second))
}

function position(key: string): number {
  const index = COLOUR_FAMILIES.findIndex((family) => family === key)
  return index < 0 ? COLOUR_FAMILIES.length : index
}
