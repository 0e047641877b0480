/** The dyes of the house. English names carry the word that files them under a colour family. */
export const COLOURS = {
  ink: '#23211f',
  charcoal: '#4a494b',
  slate: '#6f767d',
  dove: '#b9b6b1',
  ivory: '#f3ece0',
  pearl: '#ece8e1',
  oat: '#d9c9b1',
  champagne: '#e2cfae',
  apricot: '#e8bf9a',
  camel: '#b98d5e',
  mocha: '#7d5f4c',
  chocolate: '#4f3529',
  vermilion: '#bf3a2b',
  cherry: '#9c2237',
  wine: '#6d2334',
  blush: '#e7c1bb',
  peony: '#d4819a',
  rose: '#b96a75',
  coral: '#dd7f6b',
  rust: '#a65432',
  terracotta: '#c0714f',
  mustard: '#c9982f',
  butter: '#efdc9f',
  celadon: '#a9c3ad',
  sage: '#93a187',
  jade: '#4f8a70',
  emerald: '#1f6a52',
  olive: '#6b6a3f',
  sky: '#a9c6dc',
  cobalt: '#2f4fa2',
  navy: '#24304f',
  teal: '#2c6b74',
  'denim-blue': '#516f94',
  indigo: '#2f3f63',
  lilac: '#b8a6cf',
  orchid: '#a45c97',
  aubergine: '#4a2845',
  gold: '#c3a15a',
  silver: '#bfc1c4',
} as const satisfies Record<string, string>

export type ColourKey = keyof typeof COLOURS

type Palette = readonly [ColourKey, ...ColourKey[]]

/** Which dyes suit which cloth: silk takes colour, wool is calm, denim is denim. */
export const PALETTES = {
  bright: [
    'ink', 'ivory', 'champagne', 'vermilion', 'cherry', 'wine', 'blush', 'peony', 'coral', 'celadon', 'jade',
    'emerald', 'sky', 'cobalt', 'navy', 'teal', 'lilac', 'orchid', 'aubergine', 'butter', 'gold', 'silver',
  ],
  soft: [
    'ink', 'ivory', 'pearl', 'oat', 'apricot', 'blush', 'rose', 'butter', 'celadon', 'sage', 'olive', 'sky', 'navy',
    'slate', 'lilac', 'terracotta', 'mustard',
  ],
  warm: ['ink', 'charcoal', 'dove', 'ivory', 'oat', 'camel', 'mocha', 'chocolate', 'wine', 'rust', 'olive', 'navy', 'sage'],
  denim: ['denim-blue', 'indigo', 'ink', 'ivory', 'slate'],
} as const satisfies Record<string, Palette>

export type PaletteKey = keyof typeof PALETTES
