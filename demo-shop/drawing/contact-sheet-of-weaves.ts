import { argv } from 'node:process'
import sharp, { type OverlayOptions } from 'sharp'
import { CLOTHS } from '#domain/catalog/pictured-cloth.ts'
import { clothFacts } from './cloth/cloth-facts.ts'
import { drawWeave } from './cloth/draw-weave.ts'
import type { Drawing } from './kinds.ts'
import { SWATCH_WIDTHS } from '#contract/picture-widths.ts'

const COLOURS = [
  '#b96a75',
  '#e2cfae',
  '#24304f',
  '#1f6a52',
  '#a9c6dc',
  '#f3ece0',
  '#a9c3ad',
  '#ece8e1',
  '#d9c9b1',
]
const DYES: Partial<Record<string, string>> = {
  denim: '#516f94',
  tweed: '#7d5f4c',
  merino: '#b98d5e',
  wool: '#4a494b',
}
const ACROSS = 4

/** All cloths beside each other: whole squares, or as many pixels of each as a tile has. `--dye #23211f`, `--print`. */
async function main(): Promise<void> {
  const [out = 'weaves.png', tile = '480', kind = 'whole', dyed] = argv.slice(2)
  const side = Number(tile)
  const [width] = SWATCH_WIDTHS
  const tiles: OverlayOptions[] = []
  for (const [index, cloth] of CLOTHS.entries()) {
    const drawing: Drawing = {
      kind: 'dress',
      seed: 'sheet',
      colour: dyed ?? DYES[cloth] ?? COLOURS[index % COLOURS.length] ?? '#b96a75',
      fabric: 'cotton',
      cloth,
      pattern: kind === 'print' ? 'floral' : 'plain',
    }
    const begun = process.cpuUsage()
    const sheet = drawWeave(drawing, width)
    const encoded = await sharp(sheet.pixels, { raw: { width, height: width, channels: 3 } })
      .webp({ quality: 74, effort: 3 })
      .toBuffer()
    const { user, system } = process.cpuUsage(begun)
    const { across, along, span } = clothFacts(cloth, undefined)
    console.log(
      `${cloth}: ${across} × ${along} per cm, ${span} cm, ${Math.round((user + system) / 1000)} ms, ${Math.round(encoded.length / 1000)} kB`,
    )
    const picture = sharp(encoded)
    const shown =
      kind === 'near'
        ? picture.extract({ left: 0, top: 0, width: side, height: side })
        : kind === 'far'
          ? sharp(await repeated(encoded, side))
          : picture.resize(side)
    const input = await shown.png().toBuffer()
    tiles.push({ input, left: (index % ACROSS) * (side + 8), top: Math.floor(index / ACROSS) * (side + 8) })
  }
  const rows = Math.ceil(CLOTHS.length / ACROSS)
  await sharp({
    create: { width: (side + 8) * ACROSS, height: (side + 8) * rows, channels: 3, background: '#fff' },
  })
    .composite(tiles)
    .png()
    .toFile(out)
}

/** Four by four squares: their edges must not be seen. */
async function repeated(square: Buffer, side: number): Promise<Buffer> {
  const input = await sharp(square)
    .resize(Math.round(side / 4))
    .png()
    .toBuffer()
  return sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .composite([{ input, tile: true, gravity: 'northwest' }])
    .png()
    .toBuffer()
}

if (import.meta.main) await main()
