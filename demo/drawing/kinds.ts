import type { Fabric } from './cloth.ts'

export const GARMENT_KINDS = [
  'dress',
  'maxi-dress',
  'mini-dress',
  'cheongsam',
  'blouse',
  'shirt',
  'top',
  'camisole',
  't-shirt',
  'sweater',
  'cardigan',
  'knit-vest',
  'jacket',
  'blazer',
  'coat',
  'trench-coat',
  'skirt',
  'mini-skirt',
  'pants',
  'jeans',
  'shorts',
  'suit',
  'jumpsuit',
  'scarf',
  'bag',
  'gift-box',
  'gift-card',
] as const

export type GarmentKind = (typeof GARMENT_KINDS)[number]

export const PATTERNS = ['plain', 'floral', 'stripe', 'check', 'dot', 'botanical'] as const

export type Pattern = (typeof PATTERNS)[number]

export interface Drawing {
  readonly kind: GarmentKind
  /** Varies the cut (neckline, sleeve, length, collar), never the colours. */
  readonly seed: string
  readonly colour: string
  readonly fabric: Fabric
  readonly pattern: Pattern
}
