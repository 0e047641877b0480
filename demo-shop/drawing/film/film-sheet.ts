import { argv } from 'node:process'
import sharp, { type OverlayOptions } from 'sharp'
import { sampleOf } from '../contact-sheet.ts'
import { drawFilm } from '../drawing.ts'
import { GARMENT_KINDS } from '../kinds.ts'
import { renderFilm } from './render.ts'

/** Frames of a film that are shown side by side. */
const SHOWN = [0, 6, 11, 15, 19, 24]
const FILM_WIDTH = 540

/**
 * For the eye: six frames of the film of each kind, two kinds in a row, and what the films weigh.
 * `film-sheet.ts <file> <round> <kinds> <width of a frame>`
 */
async function main(): Promise<void> {
  const [, , out = 'film-sheet.png', round = '0', only, width = '200'] = argv
  const kinds = only === undefined ? GARMENT_KINDS : only.split(',')
  const across = Number(width)
  const tall = Math.round((across * 4) / 3)
  const tiles: OverlayOptions[] = []
  for (const [place, kind] of kinds.entries()) {
    const index = GARMENT_KINDS.findIndex((known) => known === kind)
    const drawing = sampleOf(GARMENT_KINDS[index] ?? 'dress', index, Number(round))
    const film = await drawFilm(drawing, across)
    const raw = { width: film.width, height: film.height, channels: 3 } as const
    for (const [at, frame] of [...film.frames].entries()) {
      if (!SHOWN.includes(at)) continue
      const column = (place % 2) * SHOWN.length + SHOWN.indexOf(at)
      const input = await sharp(frame, { raw }).png().toBuffer()
      tiles.push({ input, left: column * across, top: Math.floor(place / 2) * tall })
    }
    const begun = performance.now()
    const { length } = await renderFilm(await drawFilm(drawing, FILM_WIDTH))
    const took = performance.now() - begun
    console.log(
      `${kind}, ${drawing.fabric}, ${drawing.pattern}: ${Math.round(length / 1000)} kB, ${Math.round(took)} ms`,
    )
  }
  const size = { width: across * SHOWN.length * 2, height: tall * Math.ceil(kinds.length / 2) }
  await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(tiles)
    .png()
    .toFile(out)
}

await main()
