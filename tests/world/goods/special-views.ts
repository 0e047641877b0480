import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Pictures of a dress and of trousers as a house has them made: cut out, laid flat, of the cloth, and all around. */

export const FRAMES = 12
/** Millimetres that `swatch.jpg` and `flat.png` are wide. */
export const SCALES = { swatch: 40, flat: 620 } as const

const SHADE = (id: string, hex: string) =>
  `<linearGradient id="${id}" x2="1"><stop stop-color="${hex}" stop-opacity=".9"/><stop offset=".45" stop-color="${hex}" stop-opacity=".74"/><stop offset="1" stop-color="${hex}"/></linearGradient>`
const HOOK =
  '<path d="M450 206v-46q0-26 24-30 28-4 28-32 0-34-36-34-30 0-34 28" fill="none" stroke="#8d8478" stroke-width="10" stroke-linecap="round"/><path d="M330 262q120-92 240 0" fill="none" stroke="#b99b6d" stroke-width="16" stroke-linecap="round"/>'
const DRESS = 'M360 250q90 60 180 0l40 50-24 150q-6 220 70 600H274q76-380 70-600l-24-150z'
const TROUSERS = 'M330 250h240l14 110q20 330 44 700H480l-30-560-30 560H272q24-370 44-700z'

const cutout = (path: string, hex: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><defs>${SHADE('g', hex)}</defs>${HOOK}<path d="${path}" fill="${hex}"/><path d="${path}" fill="url(#g)"/></svg>`

const flat = (hex: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="250 200 400 880" width="620" height="1364"><defs>${SHADE('g', hex)}</defs><path d="${DRESS}" fill="${hex}"/><path d="${DRESS}" fill="url(#g)"/><path d="M450 300v720M400 500q-20 260-50 540M500 500q20 260 50 540" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="6"/></svg>`

/** Twill: two over and two under. */
function swatch(hex: string): string {
  const threads = [0, 1, 2, 3]
    .map(
      (at) =>
        `<rect x="${at * 6}" y="${at * 6}" width="12" height="5.4" rx="2.6" fill="#fff" fill-opacity=".3"/><rect x="${at * 6 - 24}" y="${at * 6}" width="12" height="5.4" rx="2.6" fill="#fff" fill-opacity=".3"/>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><defs><pattern id="p" width="24" height="24" patternUnits="userSpaceOnUse"><rect width="24" height="24" fill="${hex}"/>${threads}</pattern></defs><rect width="1600" height="1200" fill="url(#p)"/></svg>`
}

/** The dress from so many degrees: narrower from the side, its bow once at the front and once at the back. */
function frame(at: number, hex: string): string {
  const turn = (2 * Math.PI * at) / FRAMES
  const width = 0.62 + 0.38 * Math.abs(Math.cos(turn))
  const bow = Math.sin(turn) * 120
  const isFront = Math.cos(turn) > 0
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><defs><linearGradient id="w" x2="0" y2="1"><stop stop-color="#ece6da"/><stop offset="1" stop-color="#d6cdbf"/></linearGradient>${SHADE('g', hex)}</defs><rect width="900" height="1200" fill="url(#w)"/><ellipse cx="450" cy="1070" rx="${220 * width}" ry="26" fill="#8d8478" fill-opacity=".35"/><g transform="translate(450) scale(${width} 1) translate(-450)"><path d="${DRESS}" fill="${hex}"/><path d="${DRESS}" fill="url(#g)"/></g><circle cx="${450 + bow}" cy="470" r="22" fill="${isFront ? '#f4ede2' : '#5b3a3d'}"/></svg>`
}

const jpeg = (svg: string) => sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
const png = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer()

/** Writes the pictures into a folder and returns their paths. */
export async function writeSpecialViews(folder: string) {
  const write = (name: string, bytes: Uint8Array) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    return path
  }
  const spin: string[] = []
  for (let at = 0; at < FRAMES; at++) spin.push(write(`turn-${at}.jpg`, await jpeg(frame(at, '#c98a8f'))))
  return {
    swatch: write('swatch.jpg', await jpeg(swatch('#a8646a'))),
    cutout: write('dress.png', await png(cutout(DRESS, '#c98a8f'))),
    trousers: write('trousers.png', await png(cutout(TROUSERS, '#3f5b45'))),
    flat: write('flat.png', await png(flat('#c98a8f'))),
    spin,
  }
}
