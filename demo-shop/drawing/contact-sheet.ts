import { argv } from 'node:process'
import sharp, { type OverlayOptions } from 'sharp'
import { drawGarment, type Drawing, type View } from './drawing.ts'
import type { Fabric } from './cloth/cloth.ts'
import { GARMENT_KINDS, type GarmentKind, type Pattern } from './kinds.ts'

const COLOURS = [
  '#8a3a6e',
  '#2c3a57',
  '#e9e0d0',
  '#a9b39a',
  '#b4643c',
  '#c99a9d',
  '#33302f',
  '#c2a06e',
  '#5b3340',
  '#3d5a48',
  '#e6d3a0',
  '#5c4030',
  '#7d8894',
] as const
const DRESSY: readonly Fabric[] = ['silk', 'cotton', 'linen', 'satin', 'chiffon', 'lace']
const FABRICS: Partial<Record<GarmentKind, readonly Fabric[]>> = {
  sweater: ['knit'],
  cardigan: ['knit'],
  'knit-vest': ['knit'],
  jeans: ['denim'],
  jacket: ['wool', 'denim'],
  blazer: ['wool', 'linen'],
  coat: ['wool'],
  'trench-coat': ['cotton'],
  suit: ['wool'],
  pants: ['wool', 'linen'],
  shorts: ['linen', 'denim'],
  scarf: ['silk', 'wool'],
  bag: ['cotton'],
  'gift-box': ['cotton'],
  'gift-card': ['cotton'],
  't-shirt': ['cotton'],
  shirt: ['cotton', 'linen'],
  cheongsam: ['satin', 'silk'],
  skirt: ['silk', 'wool', 'satin', 'cotton'],
  'mini-skirt': ['wool', 'denim'],
}
const PRINTS: readonly Pattern[] = [
  'plain',
  'plain',
  'floral',
  'plain',
  'stripe',
  'plain',
  'check',
  'plain',
  'botanical',
  'dot',
]

/** One row per call of the alphabet of kinds; `round` changes seed, cloth and colour. */
export function sampleOf(kind: GarmentKind, index: number, round: number): Drawing {
  const fabrics = FABRICS[kind] ?? DRESSY
  const printed = ['bag', 'gift-box', 'gift-card', 'jeans', 'suit'].includes(kind)
  return {
    kind,
    seed: `sheet ${round} ${index}`,
    colour:
      kind === 'jeans'
        ? '#4a607c'
        : kind === 'trench-coat'
          ? '#c2a67c'
          : (COLOURS[(index * 5 + round * 3) % COLOURS.length] ?? COLOURS[0]),
    fabric: fabrics[(index + round) % fabrics.length] ?? 'cotton',
    pattern: printed ? 'plain' : (PRINTS[(index * 3 + round) % PRINTS.length] ?? 'plain'),
  }
}

async function main(): Promise<void> {
  const out = argv[2] ?? 'contact-sheet.png'
  const round = Number(argv[3] ?? 0)
  const view = (argv[4] ?? 'front') as View
  const kinds =
    argv[5] === undefined ? GARMENT_KINDS : GARMENT_KINDS.filter((kind) => argv[5]?.split(',').includes(kind))
  const width = Number(argv[6] ?? 300)
  const height = Math.round((width * 4) / 3)
  const across = Math.min(kinds.length, 9)
  const tiles: OverlayOptions[] = []
  let drawing = 0
  let raster = 0
  let bytes = 0
  for (const [index, kind] of kinds.entries()) {
    const start = performance.now()
    const svg = drawGarment(sampleOf(kind, index, round), view)
    const middle = performance.now()
    const input = await sharp(Buffer.from(svg)).resize(width).png().toBuffer()
    drawing += middle - start
    raster += performance.now() - middle
    bytes += svg.length
    tiles.push({ input, left: (index % across) * width, top: Math.floor(index / across) * height })
  }
  const rows = Math.ceil(kinds.length / across)
  await sharp({ create: { width: width * across, height: height * rows, channels: 3, background: '#fff' } })
    .composite(tiles)
    .png()
    .toFile(out)
  const mean = (total: number) => (total / kinds.length).toFixed(0)
  console.log(
    `${out}: ${kinds.length} garments, draw ${mean(drawing)} ms, raster ${mean(raster)} ms, ${mean(bytes / 1000)} kB each`,
  )
}

if (import.meta.main) await main()
