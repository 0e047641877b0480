import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawIcon } from '#demo/drawing/drawing.ts'
import { ROOT } from './project-root.ts'

/** Renders the shop's icons into `public/icons` from their drawing; run it when the mark changes. */
const FOLDER = join(ROOT, 'public/icons')

const PLAIN = drawIcon(false)
const MASKABLE = drawIcon(true)
const SIZES = [
  ['icon-180', MASKABLE, 180],
  ['icon-192', PLAIN, 192],
  ['icon-512', PLAIN, 512],
  ['maskable-512', MASKABLE, 512],
] as const

mkdirSync(FOLDER, { recursive: true })
writeFileSync(join(FOLDER, 'icon.svg'), PLAIN)
for (const [name, svg, size] of SIZES) {
  await sharp(Buffer.from(svg))
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(FOLDER, `${name}.png`))
}
for (const [name, path] of Object.entries({
  'shortcut-bag': '<path d="M30 40h36l4 42H26zM38 40c0-16 20-16 20 0"/>',
  'shortcut-heart': '<path d="M48 76 24 52a14 14 0 0 1 24-17 14 14 0 0 1 24 17z"/>',
  'shortcut-code': '<path d="M22 28v40M32 28v40M38 28v40M48 28v40M56 28v40M62 28v40M74 28v40"/>',
  'shortcut-search': '<circle cx="44" cy="44" r="18"/><path d="m58 58 16 16"/>',
})) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#f6f1e9"/><g fill="none" stroke="#1d1a18" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${path}</g></svg>`
  await sharp(Buffer.from(svg))
    .resize(96, 96)
    .png({ palette: true })
    .toFile(join(FOLDER, `${name}.png`))
}
// The monochrome mark for a phone's status bar: systems use its shape and colour it themselves.
const BADGE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><g fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M22 38h52l5 42H17zM34 38c0-24 28-24 28 0"/></g></svg>'
await sharp(Buffer.from(BADGE))
  .resize(96, 96)
  .png({ compressionLevel: 9 })
  .toFile(join(FOLDER, 'badge-96.png'))

const MARK = readFileSync(join(FOLDER, 'icon.svg'), 'utf8')
// Browsers and link checkers request this address regardless of the page: an ICO file around one picture.
const SMALL = await sharp(Buffer.from(MARK)).resize(48, 48).png({ compressionLevel: 9 }).toBuffer()
const HEAD = Buffer.alloc(22)
HEAD.writeUInt16LE(1, 2)
HEAD.writeUInt16LE(1, 4)
HEAD.set([48, 48], 6)
HEAD.writeUInt16LE(1, 10)
HEAD.writeUInt16LE(32, 12)
HEAD.writeUInt32LE(SMALL.length, 14)
HEAD.writeUInt32LE(HEAD.length, 18)
writeFileSync(join(FOLDER, '../favicon.ico'), Buffer.concat([HEAD, SMALL]))
// Icon for launchers with monochrome icons: the mark without background, its shape in the alpha channel.
const SHAPE = MARK.replace(/<rect[^>]*>/, '').replaceAll(/#(1d1a18|8a3a6e)/g, '#fff')
await sharp(Buffer.from(SHAPE)).png({ compressionLevel: 9 }).toFile(join(FOLDER, 'monochrome-512.png'))
