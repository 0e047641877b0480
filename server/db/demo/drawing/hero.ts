import { wall } from './backdrop.ts'
import { number } from './ink.ts'
import type { Drawing } from './kinds.ts'
import { boundsOf, garmentLayer, garmentOf, shadowLayer } from './layer.ts'
import type { Camera } from './part.ts'
import { seeded } from './random.ts'

type Look = Omit<Drawing, 'seed'> & { readonly seed: string }

/** What hangs on the rail, from the back to the front. */
const RAIL: readonly Look[] = [
  { kind: 'coat', seed: 'rail a', colour: '#b99b74', fabric: 'wool', pattern: 'plain' },
  { kind: 'blouse', seed: 'rail b', colour: '#ece2d2', fabric: 'silk', pattern: 'plain' },
  { kind: 'dress', seed: 'rail c', colour: '#8a3a6e', fabric: 'satin', pattern: 'plain' },
  { kind: 'blazer', seed: 'rail d', colour: '#3a3836', fabric: 'wool', pattern: 'plain' },
  { kind: 'maxi-dress', seed: 'rail e', colour: '#a7b097', fabric: 'silk', pattern: 'botanical' },
]

function arch(x: number, y: number, width: number, height: number): string {
  const r = width / 2
  const path = `M${x} ${y + height}V${y + r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height}z`
  return (
    `<linearGradient id="niche" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="#b9a892" stop-opacity=".62"/><stop offset=".35" stop-color="#cdbda8" stop-opacity=".42"/><stop offset="1" stop-color="#f4ebdd" stop-opacity=".7"/></linearGradient>` +
    `<path d="${path}" fill="url(#niche)"/>` +
    `<path d="M${x + 1} ${y + height}V${y + r}A${r} ${r} 0 0 1 ${x + r * 1.5} ${y + r * 0.14}" fill="none" stroke="#6d5a46" stroke-opacity=".35" stroke-width="5"/>` +
    `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/>`
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

function hanger(camera: Camera, railY: number): string {
  const { x, y, scale } = camera
  const arm = 15.5 * scale
  const top = y - 2.4 * scale
  const hook = `M${number(x)} ${number(top)}V${number(railY + 16)}C${number(x)} ${number(railY + 6)} ${number(x + 12)} ${number(railY + 8)} ${number(x + 11)} ${number(railY - 2)}C${number(x + 10)} ${number(railY - 9)} ${number(x - 3)} ${number(railY - 9)} ${number(x - 5)} ${number(railY)}`
  const wood = `M${number(x - arm)} ${number(y + 5 * scale)}C${number(x - arm * 0.5)} ${number(y + 1.6 * scale)} ${number(x - 30)} ${number(top + 6)} ${number(x)} ${number(top)}C${number(x + 30)} ${number(top + 6)} ${number(x + arm * 0.5)} ${number(y + 1.6 * scale)} ${number(x + arm)} ${number(y + 5 * scale)}`
  return (
    `<path d="${hook}" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="4" transform="translate(4 5)"/>` +
    `<path d="${hook}" fill="none" stroke="#8d7a58" stroke-width="3.4"/><path d="${hook}" fill="none" stroke="#f0e3c0" stroke-opacity=".7" stroke-width="1"/>` +
    `<path d="${wood}" fill="none" stroke="#7d5f3f" stroke-width="${number(1.5 * scale)}" stroke-linecap="round"/><path d="${wood}" fill="none" stroke="#c9a67a" stroke-opacity=".6" stroke-width="${number(0.4 * scale)}" transform="translate(0 ${number(-0.4 * scale)})"/>`
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
  const places = wide ? [1010, 1180, 1370, 1560, 1742] : [205, 0, 425, 0, 690]
  const blank: Camera = { scale, x: 0, y: 0, width, height }
  const backdrop = wall(seed, blank, undefined, '#f1e9dd')
  let svg = backdrop.svg + (wide ? arch(1130, 60, 520, 860) : arch(250, 40, 440, 790))
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
