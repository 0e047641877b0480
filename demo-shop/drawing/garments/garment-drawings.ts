import type { Draft } from './draft.ts'
import { bag } from './garment-bag.ts'
import { cheongsam } from './garment-cheongsam.ts'
import { coat, trench } from './garment-coat.ts'
import { giftCard } from './garment-gift-card.ts'
import { jacket } from './garment-jacket.ts'
import { jumpsuit } from './garment-jumpsuit.ts'
import { cardigan, knitVest, sweater } from './garment-knits.ts'
import { jeans, pants, shorts, skirt } from './garment-lower.ts'
import { giftBox } from './garment-gift-box.ts'
import { scarf } from './garment-scarf.ts'
import { camisole, dress } from './garment-slip.ts'
import { blazer, suit } from './garment-tailored.ts'
import { blouse, shirt, tee, top } from './garment-tops.ts'
import type { GarmentKind } from '../kinds.ts'
import type { Garment } from '../canvas/part.ts'

const CUTTERS: Record<GarmentKind, (draft: Draft) => Garment> = {
  dress,
  'maxi-dress': dress,
  'mini-dress': dress,
  cheongsam,
  blouse,
  shirt,
  top,
  camisole,
  't-shirt': tee,
  sweater,
  cardigan,
  'knit-vest': knitVest,
  jacket,
  blazer,
  coat,
  'trench-coat': trench,
  skirt,
  'mini-skirt': skirt,
  pants,
  jeans,
  shorts,
  suit,
  jumpsuit,
  scarf,
  bag,
  'gift-box': giftBox,
  'gift-card': giftCard,
}

export function cutGarment(draft: Draft): Garment {
  return CUTTERS[draft.drawing.kind](draft)
}
