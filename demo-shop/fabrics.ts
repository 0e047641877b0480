import type { ClothName } from '#domain/catalog/pictured-cloth.ts'
import type { Fabric } from './drawing/cloth/cloth.ts'

export type CareKey = 'silk' | 'wash' | 'knit' | 'dry-clean' | 'denim'

interface Cloth {
  /** Which cloth it is drawn as. */
  readonly drawn: Fabric
  /** Factor on the price of the garment. */
  readonly cost: number
  readonly care: CareKey
}

export const FABRICS = {
  silk: { drawn: 'silk', cost: 1.5, care: 'silk' },
  satin: { drawn: 'satin', cost: 1.1, care: 'silk' },
  crepe: { drawn: 'silk', cost: 1.15, care: 'dry-clean' },
  jacquard: { drawn: 'satin', cost: 1.35, care: 'dry-clean' },
  chiffon: { drawn: 'chiffon', cost: 1.05, care: 'silk' },
  lace: { drawn: 'lace', cost: 1.25, care: 'dry-clean' },
  cotton: { drawn: 'cotton', cost: 0.85, care: 'wash' },
  poplin: { drawn: 'cotton', cost: 0.95, care: 'wash' },
  linen: { drawn: 'linen', cost: 1.05, care: 'wash' },
  jersey: { drawn: 'cotton', cost: 0.8, care: 'wash' },
  merino: { drawn: 'knit', cost: 1.2, care: 'knit' },
  cashmere: { drawn: 'knit', cost: 1.9, care: 'knit' },
  rib: { drawn: 'knit', cost: 0.9, care: 'knit' },
  wool: { drawn: 'wool', cost: 1.35, care: 'dry-clean' },
  tweed: { drawn: 'wool', cost: 1.4, care: 'dry-clean' },
  denim: { drawn: 'denim', cost: 1, care: 'denim' },
} as const satisfies Record<ClothName, Cloth>

export type FabricKey = keyof typeof FABRICS
