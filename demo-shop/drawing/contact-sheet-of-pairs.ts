import { argv } from 'node:process'
import sharp from 'sharp'
import type { Fabric } from './cloth/cloth.ts'
import type { Cut, Drawing, GarmentKind, Pattern } from './kinds.ts'
import { drawPair } from './pair.ts'
import { planPair } from './pair-plan.ts'

type Sample = readonly [GarmentKind, string, Fabric, Pattern?, Cut?]

/** Kind, colour, cloth of both. */
const PAIRS: readonly (readonly [Sample, Sample])[] = [
  [
    ['blouse', '#ece2d2', 'silk'],
    ['skirt', '#8a3a6e', 'satin', 'plain', 'bias-cut'],
  ],
  [
    ['shirt', '#7d8894', 'cotton', 'stripe'],
    ['jeans', '#4a607c', 'denim', 'plain', 'wide-leg'],
  ],
  [
    ['t-shirt', '#f1ece3', 'cotton'],
    ['skirt', '#3d5a48', 'cotton', 'plain', 'pleated'],
  ],
  [
    ['camisole', '#33302f', 'satin'],
    ['pants', '#c2a06e', 'linen', 'plain', 'wide-leg'],
  ],
  [
    ['top', '#b4643c', 'linen', 'botanical'],
    ['mini-skirt', '#e9e0d0', 'denim'],
  ],
  [
    ['sweater', '#e6dccb', 'knit', 'plain', 'cable'],
    ['skirt', '#5b3340', 'wool', 'check', 'a-line'],
  ],
  [
    ['cardigan', '#c99a9d', 'knit'],
    ['pants', '#2c3a57', 'wool', 'plain', 'tailored'],
  ],
  [
    ['knit-vest', '#a9b39a', 'knit'],
    ['shorts', '#e9e0d0', 'linen'],
  ],
  [
    ['dress', '#c99a9d', 'silk', 'floral', 'wrap'],
    ['blazer', '#33302f', 'wool'],
  ],
  [
    ['dress', '#3d5a48', 'satin', 'plain', 'bias-cut'],
    ['coat', '#c2a06e', 'wool', 'plain', 'belted'],
  ],
  [
    ['maxi-dress', '#8a3a6e', 'chiffon', 'plain', 'flowing'],
    ['jacket', '#2f3d52', 'denim'],
  ],
  [
    ['cheongsam', '#2c3a57', 'silk', 'botanical'],
    ['trench-coat', '#c2a67c', 'cotton'],
  ],
  [
    ['mini-dress', '#e6d3a0', 'cotton', 'check'],
    ['blazer', '#a9b39a', 'linen', 'plain', 'cropped'],
  ],
  [
    ['jumpsuit', '#5c4030', 'linen'],
    ['jacket', '#e9e0d0', 'wool', 'plain', 'cropped'],
  ],
  [
    ['dress', '#b4643c', 'linen', 'plain', 'a-line'],
    ['bag', '#5c4030', 'cotton'],
  ],
  [
    ['maxi-dress', '#a7b097', 'silk', 'botanical'],
    ['scarf', '#8a3a6e', 'silk'],
  ],
  [
    ['coat', '#5b3340', 'wool'],
    ['scarf', '#e6d3a0', 'wool', 'check'],
  ],
  [
    ['blouse', '#c7a27e', 'chiffon', 'floral'],
    ['bag', '#33302f', 'cotton'],
  ],
  [
    ['blazer', '#2c3a57', 'wool'],
    ['bag', '#b4643c', 'cotton'],
  ],
  [
    ['shirt', '#f1ece3', 'linen', 'plain', 'oversized'],
    ['shorts', '#3d5a48', 'linen'],
  ],
  [
    ['blouse', '#8a3a6e', 'lace'],
    ['pants', '#e9e0d0', 'wool', 'plain', 'pleated'],
  ],
  [
    ['sweater', '#33302f', 'knit', 'plain', 'cropped'],
    ['jeans', '#2f3d52', 'denim', 'plain', 'straight'],
  ],
  [
    ['t-shirt', '#b4643c', 'cotton', 'stripe'],
    ['pants', '#33302f', 'linen', 'plain', 'straight'],
  ],
  [
    ['top', '#e6d3a0', 'satin'],
    ['skirt', '#2c3a57', 'silk', 'dot', 'gathered-waist'],
  ],
  [
    ['cardigan', '#3d5a48', 'knit'],
    ['mini-skirt', '#c2a06e', 'wool', 'check'],
  ],
  [
    ['shirt', '#a9b39a', 'cotton', 'plain', 'tailored'],
    ['skirt', '#33302f', 'wool', 'plain', 'high-waist'],
  ],
  [
    ['dress', '#e9e0d0', 'lace', 'plain', 'gathered-waist'],
    ['trench-coat', '#2c3a57', 'cotton'],
  ],
  [
    ['dress', '#3d5a48', 'silk', 'plain', 'wrap'],
    ['cardigan', '#e6dccb', 'knit'],
  ],
  [
    ['cheongsam', '#8a3a6e', 'satin'],
    ['cardigan', '#33302f', 'knit'],
  ],
  [
    ['mini-dress', '#c99a9d', 'cotton', 'floral'],
    ['cardigan', '#f1ece3', 'knit'],
  ],
  [
    ['pants', '#7d8894', 'wool'],
    ['blazer', '#2c3a57', 'wool'],
  ],
  [
    ['jeans', '#2f3d52', 'denim', 'plain', 'straight'],
    ['coat', '#c2a06e', 'wool', 'plain', 'belted'],
  ],
  [
    ['skirt', '#e9e0d0', 'satin', 'plain', 'pleated'],
    ['jacket', '#5b3340', 'wool', 'check', 'cropped'],
  ],
  [
    ['shorts', '#a9b39a', 'linen'],
    ['jacket', '#2f3d52', 'denim'],
  ],
  [
    ['blouse', '#e9e0d0', 'silk'],
    ['blazer', '#3d5a48', 'wool'],
  ],
  [
    ['t-shirt', '#33302f', 'cotton'],
    ['blazer', '#c99a9d', 'linen', 'plain', 'oversized'],
  ],
  [
    ['skirt', '#2c3a57', 'wool', 'check', 'a-line'],
    ['blazer', '#b4643c', 'wool', 'plain', 'cropped'],
  ],
]

const width = Number(argv[4] ?? 300)
const height = Math.round((width * 4) / 3)
const across = Number(argv[5] ?? 9)

function drawingOf([kind, colour, fabric, pattern = 'plain', cut]: Sample, seed: string): Drawing {
  return { kind, seed, colour, fabric, pattern, ...(cut === undefined ? {} : { cut }) }
}

const round = argv[3] ?? '0'
const chosen = PAIRS.filter((_, index) => argv[6] === undefined || argv[6].split(',').includes(String(index)))
const begun = performance.now()
const tiles = chosen.map(([first, second], index) => {
  const at = PAIRS.findIndex(([one, two]) => one === first && two === second)
  const plan = planPair(drawingOf(first, `pair ${round} ${at}`), drawingOf(second, `to it ${round} ${at}`))
  if (!plan) throw new RangeError(`No picture of ${first[0]} with ${second[0]}`)
  return { svg: drawPair(plan), left: (index % across) * width, top: Math.floor(index / across) * height }
})
const drawn = performance.now() - begun
const parts = await Promise.all(
  tiles.map(async ({ svg, left, top }) => ({
    input: await sharp(Buffer.from(svg)).resize(width).png().toBuffer(),
    left,
    top,
  })),
)
await sharp({
  create: {
    width: width * Math.min(across, chosen.length),
    height: height * Math.ceil(chosen.length / across),
    channels: 3,
    background: '#fff',
  },
})
  .composite(parts)
  .png()
  .toFile(argv[2] ?? 'contact-sheet-of-pairs.png')
console.log(`${chosen.length} pairs, drawn in ${(drawn / chosen.length).toFixed(0)} ms each`)
