import type { ColourKey } from '../colours.ts'
import type { Fit } from '#domain/reviews/review.ts'
import type { CareKey, FabricKey } from '../fabrics.ts'
import type { Cut } from '../drawing/kinds.ts'
import type { GarmentKey, OccasionKey } from '../garments.ts'
import type { Measure } from '../sizes/size-tables.ts'

export const MOTIFS = [
  'lotus',
  'orchid',
  'peony',
  'magnolia',
  'camellia',
  'jasmine',
  'osmanthus',
  'wisteria',
  'plum-blossom',
  'hibiscus',
  'frangipani',
  'mimosa',
  'iris',
  'ginkgo',
  'maple',
  'willow',
  'bamboo',
  'lychee',
  'pomelo',
  'crane',
  'swallow',
  'moonlight',
  'dawn',
  'dusk',
  'monsoon',
  'silver-rain',
  'mist',
  'cloud',
  'tide',
  'ripple',
  'river',
  'harbour',
  'lantern',
  'courtyard',
  'terrace',
  'garden',
  'tea-house',
  'pearl',
  'sonnet',
  'nocturne',
  'reverie',
  'letter',
] as const
export type MotifKey = (typeof MOTIFS)[number]

type PrintKey = 'floral' | 'stripe' | 'check' | 'dot' | 'botanical'
export type Tone = 'delighted' | 'content' | 'mixed' | 'unhappy'

/** The words a product's name is put together from, in one language. */
interface NameParts {
  readonly motif: string
  readonly print: string
  readonly cut: string
  readonly fabric: string
  readonly garment: string
}

/** All texts of the demo shop's products in one language. */
export interface Words {
  readonly name: (parts: NameParts) => string
  readonly garments: Readonly<Record<GarmentKey, string>>
  readonly fabrics: Readonly<Record<FabricKey, string>>
  readonly cuts: Readonly<Record<Cut, string>>
  readonly prints: Readonly<Record<PrintKey, string>>
  readonly motifs: Readonly<Record<MotifKey, string>>
  readonly colours: Readonly<Record<ColourKey, string>>
  readonly aboutFabric: Readonly<Record<FabricKey, string>>
  readonly aboutCut: Readonly<Record<Cut, string>>
  readonly occasions: Readonly<Record<OccasionKey, readonly [string, ...string[]]>>
  readonly material: Readonly<Record<FabricKey, string>>
  readonly care: Readonly<Record<CareKey, string>>
  readonly measures: Readonly<Record<Measure | 'size', string>>
  readonly reviews: Readonly<Record<Tone, readonly [Remark, ...Remark[]]>>
  readonly reviewers: readonly [string, ...string[]]
}

export interface Remark {
  readonly title: string
  readonly text: string
  /** Where the text describes the fit, the fit rating must agree. */
  readonly fit?: Fit
  /** For garments only: not for a bag or a scarf. */
  readonly worn?: true
}
