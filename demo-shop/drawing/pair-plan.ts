import type { Drawing, GarmentKind } from './kinds.ts'

/** What a garment is to another one on the same hanger. */
type Role =
  | 'top'
  | 'strap-top'
  | 'knit'
  | 'cardigan'
  | 'jacket'
  | 'blazer'
  | 'coat'
  | 'skirt'
  | 'trousers'
  | 'short-lower'
  | 'whole'
  | 'short-whole'
  | 'aside'

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
  camisole: 'strap-top',
  't-shirt': 'top',
  sweater: 'knit',
  cardigan: 'cardigan',
  'knit-vest': 'knit',
  jacket: 'jacket',
  blazer: 'blazer',
  coat: 'coat',
  'trench-coat': 'coat',
  skirt: 'skirt',
  pants: 'trousers',
  jeans: 'trousers',
  'mini-skirt': 'short-lower',
  shorts: 'short-lower',
  scarf: 'aside',
  bag: 'aside',
}

/** Tucked into, over, in or above an open layer, or hanging beside it. */
type Way = 'tucked' | 'over' | 'open-over' | 'layered' | 'beside'

/** Two garments of one picture: `inner` is nearer the hanger, `outer` over it or beside it. */
export interface PairPlan {
  readonly way: Way
  readonly inner: Drawing
  readonly outer: Drawing
}

/** Layers hang open, so that the piece in them is seen. Left out is what would not be: shorts in a coat. */
const WAYS: Partial<Record<`${Role} ${Role}`, Way>> = {
  'top skirt': 'tucked',
  'top trousers': 'tucked',
  'top short-lower': 'tucked',
  'strap-top skirt': 'tucked',
  'strap-top trousers': 'tucked',
  'strap-top short-lower': 'tucked',
  'skirt knit': 'over',
  'trousers knit': 'over',
  'short-lower knit': 'over',
  'skirt cardigan': 'over',
  'trousers cardigan': 'over',
  'short-lower cardigan': 'over',
  'skirt jacket': 'open-over',
  'trousers jacket': 'open-over',
  'short-lower jacket': 'open-over',
  'skirt blazer': 'open-over',
  'trousers blazer': 'open-over',
  'skirt coat': 'open-over',
  'trousers coat': 'open-over',
  'whole cardigan': 'layered',
  'short-whole cardigan': 'layered',
  'whole jacket': 'layered',
  'short-whole jacket': 'layered',
  'whole blazer': 'layered',
  'short-whole blazer': 'layered',
  'whole coat': 'layered',
  'short-whole coat': 'layered',
  'top jacket': 'layered',
  'top blazer': 'layered',
  'top coat': 'layered',
  'strap-top cardigan': 'layered',
  'strap-top blazer': 'layered',
  'whole aside': 'beside',
  'short-whole aside': 'beside',
  'top aside': 'beside',
  'strap-top aside': 'beside',
  'knit aside': 'beside',
  'cardigan aside': 'beside',
  'jacket aside': 'beside',
  'blazer aside': 'beside',
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
