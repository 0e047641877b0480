import { wall } from './backdrop.ts'
import { gridOver } from './canvas/field.ts'
import { hanger } from './film/hanger.ts'
import { number } from './canvas/ink.ts'
import { jpegAddress } from './canvas/jpeg.ts'
import type { Drawing } from './kinds.ts'
import { boundsOf, garmentLayer, garmentOf, shadowLayer } from './canvas/layer.ts'
import type { Camera } from './canvas/part.ts'
import { blur, sample } from './canvas/raster.ts'
import { seeded } from './canvas/random.ts'

type Look = Omit<Drawing, 'seed'> & { readonly seed: string }

/**
 * Silk dresses, from the back to the front, as the text beside them promises. The tall picture has the first, third and
 * last.
 */
const RAIL: readonly Look[] = [
  { kind: 'cheongsam', seed: 'rail a', colour: '#c7a27e', fabric: 'silk', pattern: 'plain' },
  { kind: 'blouse', seed: 'rail b', colour: '#ece2d2', fabric: 'silk', pattern: 'plain' },
  { kind: 'dress', seed: 'rail c', colour: '#8a3a6e', fabric: 'silk', pattern: 'plain' },
  { kind: 'camisole', seed: 'rail d', colour: '#3f5a58', fabric: 'silk', pattern: 'plain' },
  { kind: 'maxi-dress', seed: 'rail e', colour: '#a7b097', fabric: 'silk', pattern: 'botanical' },
]

const NICHE_CELL = 6

/** A plastered recess: shaded where its left side and crown keep the window out, lit on the right. */
function niche(x: number, y: number, width: number, height: number): string {
  const r = width / 2
  const path = `M${x} ${y + height}V${y + r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height}z`
  const grid = gridOver(
    { left: x - 12, top: y - 12, right: x + width + 12, bottom: y + height + 12 },
    NICHE_CELL,
  )
  const wallAt = new Float32Array(grid.cols * grid.rows)
  const level = new Uint8Array(wallAt.length)
  for (let row = 0, index = 0; row < grid.rows; row++) {
    const py = grid.y + row * grid.step
    for (let col = 0; col < grid.cols; col++, index++) {
      const px = grid.x + col * grid.step
      const open = py > y + r ? Math.abs(px - x - r) < r : Math.hypot(px - x - r, py - y - r) < r
      wallAt[index] = open ? 0 : 1
    }
  }
  const close = blur(wallAt.slice(), grid.cols, grid.rows, 2, 2)
  const soft = blur(wallAt, grid.cols, grid.rows, 7, 3)
  for (let row = 0, index = 0; row < grid.rows; row++) {
    const py = grid.y + row * grid.step
    for (let col = 0; col < grid.cols; col++, index++) {
      const px = grid.x + col * grid.step
      const shade = 0.34 * sample(grid, soft, px - 40, py - 34) + 0.2 * sample(grid, close, px - 9, py - 9)
      const glow = 0.05 * ((px - x) / width) + 0.02 * ((py - y) / height)
      level[index] = Math.min(255, 128 * (0.95 - shade + glow))
    }
  }
  const place = `x="${grid.x - 3}" y="${grid.y - 3}" width="${grid.cols * NICHE_CELL}" height="${grid.rows * NICHE_CELL}"`
  const image = jpegAddress(level, grid.cols, grid.rows, 95)
  return (
    `<clipPath id="niche"><path d="${path}"/></clipPath><g clip-path="url(#niche)">` +
    `<path d="${path}" fill="#e2d2be" fill-opacity=".55"/><image ${place} preserveAspectRatio="none" style="mix-blend-mode:hard-light" href="${image}"/></g>` +
    `<path d="M${x + width} ${y + height}V${y + r}A${r} ${r} 0 0 0 ${x + r * 1.2} ${number(y + r * 0.02)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>`
  )
}

function rail(from: number, to: number, y: number): string {
  const tube = (dy: number, colour: string, width: number, opacity: number) =>
    `<path d="M${from} ${y + dy}H${to}" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`
  return (
    tube(16, '#4b3d2f', 9, 0.1) +
    tube(10, '#4b3d2f', 7, 0.12) +
    tube(0, '#6b5230', 9, 1) +
    tube(-0.5, '#a98852', 6, 1) +
    tube(-2, '#ecd9ab', 1.8, 0.9)
  )
}

/** An editorial still: garments on a brass rail in window light, with quiet wall left for words. */
export function drawHero(seed: string, shape: 'wide' | 'tall'): string {
  const wide = shape === 'wide'
  const width = wide ? 1920 : 900
  const height = wide ? 900 : 1200
  const random = seeded(`${seed}/hero`)
  const railY = wide ? 96 : 84
  const scale = wide ? 5.35 : 4.6
  const places = wide ? [985, 1150, 1335, 1525, 1702] : [205, 0, 425, 0, 690]
  const blank: Camera = { scale, x: 0, y: 0, width, height }
  const backdrop = wall(seed, blank, undefined, '#f1e9dd', 1.9)
  let svg = backdrop.svg + (wide ? niche(1150, 26, 500, 900) : niche(226, 30, 440, 1200))
  svg += rail(wide ? 900 : 60, wide ? 1880 : 850, railY)
  for (const [index, look] of RAIL.entries()) {
    const x = places[index] ?? 0
    if (x === 0) continue
    const drawing: Drawing = { ...look, seed: `${seed} ${look.seed}` }
    const garment = garmentOf(drawing)
    const top = Math.min(0, boundsOf(garment).top)
    const camera = { ...blank, x: x + random() * 8, y: railY + 44 - top * scale * 0.6 }
    svg +=
      hanger(camera, railY) +
      shadowLayer(garment, camera) +
      garmentLayer(drawing, garment, camera, `h${index}`, 2)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`
}
