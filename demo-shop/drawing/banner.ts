import { wall } from './backdrop.ts'
import { blend } from './canvas/colour.ts'
import type { Drawing, GarmentKind } from './kinds.ts'
import { boundsOf, garmentLayer, garmentOf, shadowLayer } from './canvas/layer.ts'
import type { Camera } from './canvas/part.ts'
import { pick, seeded } from './canvas/random.ts'

export type BannerKind = GarmentKind | 'sale' | 'new' | 'gift'

type Cloth = Pick<Drawing, 'fabric' | 'pattern' | 'colour'>

const CLOTHS: readonly [Cloth, ...Cloth[]] = [
  { fabric: 'silk', pattern: 'plain', colour: '#8a3a6e' },
  { fabric: 'linen', pattern: 'plain', colour: '#a9b39a' },
  { fabric: 'satin', pattern: 'plain', colour: '#b4643c' },
  { fabric: 'cotton', pattern: 'floral', colour: '#2c3a57' },
  { fabric: 'cotton', pattern: 'stripe', colour: '#ece3d3' },
]
const WOOLS: readonly [Cloth, ...Cloth[]] = [
  { fabric: 'wool', pattern: 'plain', colour: '#b99b74' },
  { fabric: 'wool', pattern: 'plain', colour: '#5b3340' },
  { fabric: 'wool', pattern: 'check', colour: '#7d8894' },
]
const KNITS: readonly [Cloth, ...Cloth[]] = [
  { fabric: 'knit', pattern: 'plain', colour: '#e6dccb' },
  { fabric: 'knit', pattern: 'plain', colour: '#c99a9d' },
  { fabric: 'knit', pattern: 'plain', colour: '#3d5a48' },
]

function clothsOf(kind: GarmentKind): readonly [Cloth, ...Cloth[]] {
  if (['sweater', 'cardigan', 'knit-vest'].includes(kind)) return KNITS
  if (['coat', 'blazer', 'suit', 'jacket', 'pants', 'mini-skirt'].includes(kind)) return WOOLS
  if (kind === 'jeans')
    return [
      { fabric: 'denim', pattern: 'plain', colour: '#4a607c' },
      { fabric: 'denim', pattern: 'plain', colour: '#2f3d52' },
    ]
  if (kind === 'trench-coat') return [{ fabric: 'cotton', pattern: 'plain', colour: '#c2a67c' }]
  if (kind === 'bag' || kind === 'gift-box' || kind === 'gift-card')
    return [
      { fabric: 'cotton', pattern: 'plain', colour: '#efe6d8' },
      { fabric: 'cotton', pattern: 'plain', colour: '#8a3a6e' },
    ]
  return CLOTHS
}

const PAIRS: Record<'sale' | 'new' | 'gift', readonly [GarmentKind, GarmentKind]> = {
  sale: ['trench-coat', 'skirt'],
  new: ['dress', 'blazer'],
  gift: ['gift-box', 'gift-card'],
}

interface Spot {
  readonly kind: GarmentKind
  readonly x: number
  readonly top: number
  readonly tall: number
}

/** Two garments close up on tinted paper, the second behind the first; the left third stays quiet. */
export function drawBanner(kind: BannerKind, seed: string): string {
  const random = seeded(`${seed}/${kind}/banner`)
  const [first, second] = kind === 'sale' || kind === 'new' || kind === 'gift' ? PAIRS[kind] : [kind, kind]
  const flat = first === 'gift-box' || first === 'gift-card' || first === 'bag'
  const spots: Spot[] = [
    { kind: second, x: 1010, top: flat ? 150 : 120, tall: flat ? 480 : 900 },
    { kind: first, x: 690, top: flat ? 190 : 70, tall: flat ? 500 : 960 },
  ]
  const main = pick(random, clothsOf(first))
  const paper = blend('#f3ece1', main.colour, 0.14)
  const blank: Camera = { scale: 1, x: 0, y: 0, width: 1200, height: 800 }
  let svg = wall(`${seed} ${kind}`, blank, undefined, paper).svg
  for (const [index, spot] of spots.entries()) {
    const others = clothsOf(spot.kind).filter((cloth) => cloth.colour !== main.colour)
    const cloth = index === 1 ? main : (others[Math.floor(random() * others.length)] ?? main)
    const drawing: Drawing = { kind: spot.kind, seed: `${seed} ${index}`, ...cloth }
    const garment = garmentOf(drawing)
    const box = boundsOf(garment)
    const scale = Math.min(12.5, spot.tall / (box.bottom - box.top), 470 / (box.right - box.left))
    const camera = {
      ...blank,
      scale,
      x: spot.x - ((box.left + box.right) / 2) * scale,
      y: spot.top - box.top * scale,
    }
    svg += shadowLayer(garment, camera) + garmentLayer(drawing, garment, camera, `b${index}`, 2)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">${svg}</svg>`
}
