import type { Draft } from './draft.ts'
import { camisole, cheongsam, dress } from './garment-dress.ts'
import { jumpsuit } from './garment-jumpsuit.ts'
import { cardigan, knitVest, sweater } from './garment-knits.ts'
import { jeans, pants, shorts, skirt } from './garment-lower.ts'
import { bag, giftBox, giftCard, scarf } from './garment-objects.ts'
import { blazer, coat, jacket, suit, trench } from './garment-tailored.ts'
import { blouse, shirt, tee, top } from './garment-tops.ts'
import type { GarmentKind } from './kinds.ts'
import type { Garment } from './part.ts'

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
