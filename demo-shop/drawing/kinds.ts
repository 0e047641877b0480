import type { ClothName } from '#domain/catalog/pictured-cloth.ts'
import type { Fabric } from './cloth/cloth.ts'

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

/** What a name says of the cut; a cut that a kind does not know is drawn by the seed alone. */
export const CUTS = [
  'bias-cut',
  'wrap',
  'a-line',
  'pleated',
  'gathered-waist',
  'belted',
  'tiered',
  'draped',
  'flowing',
  'side-slit',
  'embroidered',
  'modern',
  'fitted',
  'relaxed',
  'oversized',
  'cropped',
  'tailored',
  'button-front',
  'fine-gauge',
  'cable',
  'collarless',
  'longline',
  'strap',
  'high-waist',
  'wide-leg',
  'straight',
  'hand-rolled',
  'soft',
] as const

export type Cut = (typeof CUTS)[number]

/** What a card is redeemed for; without it, it is money. */
export const SCENES = ['styling', 'alterations', 'evening'] as const

export type Scene = (typeof SCENES)[number]

export interface Drawing {
  readonly kind: GarmentKind
  /** Varies the cut (neckline, sleeve, length, collar), never the colours. */
  readonly seed: string
  readonly colour: string
  readonly fabric: Fabric
  /** What is seen of the fabric from near by; shops that were filled earlier lack it. */
  readonly cloth?: ClothName
  readonly pattern: Pattern
  /** Absent where the name says nothing of it. */
  readonly cut?: Cut
  readonly scene?: Scene
}
