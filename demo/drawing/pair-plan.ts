import type { Drawing, GarmentKind } from './kinds.ts'

/** What a garment is to another one on the same hanger. */
type Role = 'top' | 'knit' | 'jacket' | 'coat' | 'lower' | 'short-lower' | 'whole' | 'short-whole' | 'aside'

/** A kind that is not in it is in no pair: a suit is two pieces, and gifts are not worn. */
const ROLES: Partial<Record<GarmentKind, Role>> = {
  dress: 'whole',
  'maxi-dress': 'whole',
  'mini-dress': 'short-whole',
  cheongsam: 'whole',
  jumpsuit: 'whole',
  blouse: 'top',
  shirt: 'top',
  top: 'top',
  camisole: 'top',
  't-shirt': 'top',
  sweater: 'knit',
  cardigan: 'knit',
  'knit-vest': 'knit',
  jacket: 'jacket',
  blazer: 'jacket',
  coat: 'coat',
  'trench-coat': 'coat',
  skirt: 'lower',
  pants: 'lower',
  jeans: 'lower',
  'mini-skirt': 'short-lower',
  shorts: 'short-lower',
  scarf: 'aside',
  bag: 'aside',
}

/** Tucked into, over, under the layer, or hanging beside it. */
type Way = 'tucked' | 'over' | 'layered' | 'beside'

/** Two garments of one picture: `inner` is nearer the hanger, `outer` over it or beside it. */
export interface PairPlan {
  readonly way: Way
  readonly inner: Drawing
  readonly outer: Drawing
}

const WAYS: Partial<Record<`${Role} ${Role}`, Way>> = {
  'top lower': 'tucked',
  'top short-lower': 'tucked',
  'lower knit': 'over',
  'short-lower knit': 'over',
  'whole jacket': 'layered',
  'short-whole jacket': 'layered',
  'whole coat': 'layered',
  'whole aside': 'beside',
  'short-whole aside': 'beside',
  'top aside': 'beside',
  'knit aside': 'beside',
  'jacket aside': 'beside',
  'coat aside': 'beside',
}

/** How two garments are shown as one picture, in whichever order they are named; undefined where it makes no sense. */
export function planPair(first: Drawing, second: Drawing): PairPlan | undefined {
  return planned(first, second) ?? planned(second, first)
}

function planned(inner: Drawing, outer: Drawing): PairPlan | undefined {
  const [under, over] = [ROLES[inner.kind], ROLES[outer.kind]]
  const way = under && over && WAYS[`${under} ${over}`]
  return way && { way, inner, outer }
}
