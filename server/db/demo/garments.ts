import type { PaletteKey } from './colours.ts'
import type { GarmentKind } from './drawing/kinds.ts'
import type { FabricKey } from './fabrics.ts'
import type { MeasureSet } from './size-tables.ts'

export type CutKey =
  | 'bias-cut'
  | 'wrap'
  | 'a-line'
  | 'pleated'
  | 'gathered-waist'
  | 'belted'
  | 'tiered'
  | 'draped'
  | 'flowing'
  | 'side-slit'
  | 'embroidered'
  | 'modern'
  | 'fitted'
  | 'relaxed'
  | 'oversized'
  | 'cropped'
  | 'tailored'
  | 'button-front'
  | 'fine-gauge'
  | 'cable'
  | 'collarless'
  | 'longline'
  | 'strap'
  | 'high-waist'
  | 'wide-leg'
  | 'straight'
  | 'hand-rolled'
  | 'soft'

export type OccasionKey = 'evening' | 'day' | 'work' | 'layer' | 'gift'

interface Garment {
  readonly drawn: GarmentKind
  readonly letter: string
  /** Leaf categories; what the product is made of and when it came adds more. */
  readonly categories: readonly [number, ...number[]]
  readonly cuts: readonly [CutKey, ...CutKey[]]
  readonly fabrics: readonly [FabricKey, ...FabricKey[]]
  readonly palette: PaletteKey
  /** False: the fabric goes without saying, as with jeans. */
  readonly saysFabric: boolean
  readonly printable: boolean
  /** SGD, before the fabric's factor. */
  readonly price: readonly [low: number, high: number]
  readonly sizes: 'letters' | 'numbers' | 'one'
  readonly measures: MeasureSet
  readonly occasion: OccasionKey
  /** How often it is made, compared to the others. */
  readonly share: number
}

export const GARMENTS = {
  'midi-dress': {
    drawn: 'dress', letter: 'D', categories: [159822], cuts: ['bias-cut', 'wrap', 'a-line', 'pleated', 'gathered-waist', 'belted'],
    fabrics: ['silk', 'satin', 'crepe', 'chiffon', 'cotton', 'linen', 'lace'], palette: 'bright', saysFabric: true, printable: true,
    price: [99, 189], sizes: 'letters', measures: 'dress', occasion: 'evening', share: 12,
  },
  'maxi-dress': {
    drawn: 'maxi-dress', letter: 'L', categories: [159823], cuts: ['bias-cut', 'tiered', 'draped', 'flowing', 'side-slit'],
    fabrics: ['silk', 'chiffon', 'satin', 'linen'], palette: 'bright', saysFabric: true, printable: true,
    price: [129, 259], sizes: 'letters', measures: 'dress', occasion: 'evening', share: 8,
  },
  'mini-dress': {
    drawn: 'mini-dress', letter: 'M', categories: [159821], cuts: ['a-line', 'strap', 'gathered-waist', 'fitted', 'tiered'],
    fabrics: ['cotton', 'satin', 'crepe', 'lace', 'tweed'], palette: 'bright', saysFabric: true, printable: true,
    price: [79, 149], sizes: 'letters', measures: 'dress', occasion: 'day', share: 7,
  },
  cheongsam: {
    drawn: 'cheongsam', letter: 'Q', categories: [159891], cuts: ['embroidered', 'side-slit', 'modern', 'fitted'],
    fabrics: ['silk', 'jacquard', 'satin', 'lace', 'linen'], palette: 'bright', saysFabric: true, printable: true,
    price: [149, 289], sizes: 'letters', measures: 'dress', occasion: 'evening', share: 7,
  },
  blouse: {
    drawn: 'blouse', letter: 'B', categories: [159831], cuts: ['draped', 'relaxed', 'gathered-waist', 'pleated'],
    fabrics: ['silk', 'chiffon', 'satin', 'cotton', 'lace'], palette: 'bright', saysFabric: true, printable: true,
    price: [69, 129], sizes: 'letters', measures: 'top', occasion: 'work', share: 9,
  },
  shirt: {
    drawn: 'shirt', letter: 'S', categories: [159832], cuts: ['relaxed', 'tailored', 'oversized', 'button-front'],
    fabrics: ['silk', 'poplin', 'linen', 'cotton'], palette: 'soft', saysFabric: true, printable: true,
    price: [69, 119], sizes: 'letters', measures: 'top', occasion: 'work', share: 7,
  },
  top: {
    drawn: 'top', letter: 'T', categories: [159831], cuts: ['cropped', 'draped', 'fitted'],
    fabrics: ['satin', 'jersey', 'linen', 'lace'], palette: 'soft', saysFabric: true, printable: false,
    price: [49, 89], sizes: 'letters', measures: 'top', occasion: 'day', share: 4,
  },
  camisole: {
    drawn: 'camisole', letter: 'C', categories: [159834], cuts: ['strap', 'bias-cut', 'draped'],
    fabrics: ['silk', 'satin', 'jersey'], palette: 'bright', saysFabric: true, printable: false,
    price: [45, 79], sizes: 'letters', measures: 'top', occasion: 'layer', share: 5,
  },
  't-shirt': {
    drawn: 't-shirt', letter: 'U', categories: [159833], cuts: ['relaxed', 'fitted', 'cropped'],
    fabrics: ['cotton', 'jersey'], palette: 'soft', saysFabric: false, printable: true,
    price: [45, 69], sizes: 'letters', measures: 'top', occasion: 'day', share: 4,
  },
  sweater: {
    drawn: 'sweater', letter: 'K', categories: [159841], cuts: ['relaxed', 'oversized', 'fine-gauge', 'cable'],
    fabrics: ['merino', 'cashmere', 'rib'], palette: 'warm', saysFabric: true, printable: false,
    price: [89, 159], sizes: 'letters', measures: 'top', occasion: 'layer', share: 5,
  },
  cardigan: {
    drawn: 'cardigan', letter: 'G', categories: [159842], cuts: ['button-front', 'cropped', 'fine-gauge', 'relaxed'],
    fabrics: ['merino', 'cashmere', 'rib'], palette: 'warm', saysFabric: true, printable: false,
    price: [89, 159], sizes: 'letters', measures: 'outerwear', occasion: 'layer', share: 5,
  },
  'knit-vest': {
    drawn: 'knit-vest', letter: 'V', categories: [159843], cuts: ['cropped', 'fine-gauge', 'cable'],
    fabrics: ['merino', 'rib'], palette: 'warm', saysFabric: true, printable: false,
    price: [69, 109], sizes: 'letters', measures: 'top', occasion: 'layer', share: 3,
  },
  jacket: {
    drawn: 'jacket', letter: 'J', categories: [159853], cuts: ['cropped', 'collarless', 'tailored'],
    fabrics: ['tweed', 'denim', 'linen', 'jacquard'], palette: 'warm', saysFabric: true, printable: false,
    price: [119, 199], sizes: 'letters', measures: 'outerwear', occasion: 'work', share: 5,
  },
  blazer: {
    drawn: 'blazer', letter: 'Z', categories: [159881], cuts: ['tailored', 'relaxed', 'cropped', 'longline'],
    fabrics: ['wool', 'linen', 'crepe'], palette: 'warm', saysFabric: true, printable: false,
    price: [139, 219], sizes: 'letters', measures: 'outerwear', occasion: 'work', share: 5,
  },
  coat: {
    drawn: 'coat', letter: 'O', categories: [159851], cuts: ['belted', 'longline', 'relaxed', 'collarless'],
    fabrics: ['wool', 'cashmere', 'tweed'], palette: 'warm', saysFabric: true, printable: false,
    price: [199, 329], sizes: 'letters', measures: 'outerwear', occasion: 'layer', share: 4,
  },
  'trench-coat': {
    drawn: 'trench-coat', letter: 'R', categories: [159852], cuts: ['belted', 'longline', 'relaxed'],
    fabrics: ['cotton', 'poplin'], palette: 'warm', saysFabric: true, printable: false,
    price: [189, 289], sizes: 'letters', measures: 'outerwear', occasion: 'layer', share: 3,
  },
  skirt: {
    drawn: 'skirt', letter: 'I', categories: [159861], cuts: ['a-line', 'bias-cut', 'pleated', 'wrap', 'gathered-waist'],
    fabrics: ['silk', 'satin', 'linen', 'wool', 'cotton'], palette: 'soft', saysFabric: true, printable: true,
    price: [79, 139], sizes: 'letters', measures: 'bottom', occasion: 'day', share: 6,
  },
  'mini-skirt': {
    drawn: 'mini-skirt', letter: 'N', categories: [159862], cuts: ['a-line', 'pleated', 'wrap', 'high-waist'],
    fabrics: ['cotton', 'tweed', 'denim', 'linen'], palette: 'soft', saysFabric: true, printable: true,
    price: [59, 99], sizes: 'letters', measures: 'bottom', occasion: 'day', share: 4,
  },
  pants: {
    drawn: 'pants', letter: 'P', categories: [159871], cuts: ['wide-leg', 'straight', 'high-waist', 'pleated', 'tailored'],
    fabrics: ['linen', 'crepe', 'wool', 'satin', 'cotton'], palette: 'warm', saysFabric: true, printable: false,
    price: [79, 149], sizes: 'numbers', measures: 'bottom', occasion: 'work', share: 6,
  },
  jeans: {
    drawn: 'jeans', letter: 'E', categories: [159872], cuts: ['wide-leg', 'straight', 'high-waist'],
    fabrics: ['denim'], palette: 'denim', saysFabric: false, printable: false,
    price: [89, 139], sizes: 'numbers', measures: 'bottom', occasion: 'day', share: 4,
  },
  shorts: {
    drawn: 'shorts', letter: 'H', categories: [159873], cuts: ['high-waist', 'pleated', 'relaxed'],
    fabrics: ['linen', 'cotton', 'denim'], palette: 'soft', saysFabric: true, printable: false,
    price: [55, 89], sizes: 'numbers', measures: 'bottom', occasion: 'day', share: 4,
  },
  suit: {
    drawn: 'suit', letter: 'W', categories: [159882], cuts: ['tailored', 'relaxed', 'belted'],
    fabrics: ['wool', 'linen', 'crepe', 'tweed'], palette: 'warm', saysFabric: true, printable: false,
    price: [229, 349], sizes: 'letters', measures: 'suit', occasion: 'work', share: 4,
  },
  jumpsuit: {
    drawn: 'jumpsuit', letter: 'Y', categories: [159824], cuts: ['wide-leg', 'belted', 'gathered-waist'],
    fabrics: ['crepe', 'linen', 'satin'], palette: 'bright', saysFabric: true, printable: false,
    price: [129, 199], sizes: 'letters', measures: 'dress', occasion: 'evening', share: 3,
  },
  scarf: {
    drawn: 'scarf', letter: 'F', categories: [159784], cuts: ['hand-rolled', 'soft'],
    fabrics: ['silk', 'chiffon'], palette: 'bright', saysFabric: true, printable: true,
    price: [49, 89], sizes: 'one', measures: 'none', occasion: 'gift', share: 3,
  },
  bag: {
    drawn: 'bag', letter: 'A', categories: [159934], cuts: ['soft', 'pleated'],
    fabrics: ['satin', 'linen', 'jacquard'], palette: 'soft', saysFabric: true, printable: false,
    price: [59, 119], sizes: 'one', measures: 'none', occasion: 'gift', share: 2,
  },
} as const satisfies Record<string, Garment>

export type GarmentKey = keyof typeof GARMENTS
