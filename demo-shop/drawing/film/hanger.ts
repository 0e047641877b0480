import { number } from '../canvas/ink.ts'
import type { Camera } from '../canvas/part.ts'

/** A wooden hanger whose neck is at the camera's origin, on a rod at `rodY` pixels. */
export function hanger(camera: Camera, rodY: number): string {
  const { x, y, scale } = camera
  const arm = 15.5 * scale
  const top = y - 2.4 * scale
  const wood = `M${number(x - arm)} ${number(y + 5 * scale)}C${number(x - arm * 0.5)} ${number(y + 1.6 * scale)} ${number(x - 30)} ${number(top + 6)} ${number(x)} ${number(top)}C${number(x + 30)} ${number(top + 6)} ${number(x + arm * 0.5)} ${number(y + 1.6 * scale)} ${number(x + arm)} ${number(y + 5 * scale)}`
  return (
    hookOf(x, rodY, top) +
    `<path d="${wood}" fill="none" stroke="#7d5f3f" stroke-width="${number(1.5 * scale)}" stroke-linecap="round"/><path d="${wood}" fill="none" stroke="#c9a67a" stroke-opacity=".6" stroke-width="${number(0.4 * scale)}" transform="translate(0 ${number(-0.4 * scale)})"/>`
  )
}

/** The wire that goes over the rod, down to `low` pixels. */
function hookOf(x: number, rodY: number, low: number): string {
  const hook = `M${number(x)} ${number(low)}V${number(rodY + 16)}C${number(x)} ${number(rodY + 6)} ${number(x + 12)} ${number(rodY + 8)} ${number(x + 11)} ${number(rodY - 2)}C${number(x + 10)} ${number(rodY - 9)} ${number(x - 3)} ${number(rodY - 9)} ${number(x - 5)} ${number(rodY)}`
  return (
    `<path d="${hook}" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="4" transform="translate(4 5)"/>` +
    `<path d="${hook}" fill="none" stroke="#8d7a58" stroke-width="3.4"/><path d="${hook}" fill="none" stroke="#f0e3c0" stroke-opacity=".7" stroke-width="1"/>`
  )
}

/** A wooden bar with two brass clips on a waistband, whose upper edge is at `top` centimetres. */
export function clips(
  { x, y, scale }: Camera,
  rodY: number,
  { half, top }: { readonly half: number; readonly top: number },
): string {
  const bar = y + (top - 3.4) * scale
  const arm = (half + 1.4) * scale
  const clip = (side: number) => {
    const cx = x + side * (half - 2.2) * scale
    const wide = 1.7 * scale
    return (
      `<rect x="${number(cx - wide / 2)}" y="${number(bar - 0.4 * scale)}" width="${number(wide)}" height="${number(5 * scale)}" rx="3" fill="#8a6a3a"/>` +
      `<rect x="${number(cx - wide / 2 + 1.4)}" y="${number(bar - 0.4 * scale)}" width="${number(wide * 0.36)}" height="${number(5 * scale)}" rx="2" fill="#ecd9ab" fill-opacity=".75"/>`
    )
  }
  const wood = `M${number(x - arm)} ${number(bar)}H${number(x + arm)}`
  return (
    hookOf(x, rodY, bar) +
    `<path d="${wood}" stroke="#7d5f3f" stroke-width="${number(1.5 * scale)}" stroke-linecap="round"/>` +
    `<path d="${wood}" stroke="#c9a67a" stroke-opacity=".6" stroke-width="${number(0.4 * scale)}" stroke-linecap="round" transform="translate(0 ${number(-0.4 * scale)})"/>` +
    clip(-1) +
    clip(1)
  )
}

/** A hook with a loop of cord, for what has no shoulders and no waistband. */
export function cord({ x, y, scale }: Camera, rodY: number, top: number): string {
  const low = y + (top + 1.4) * scale
  const ring = rodY + 3.4 * scale
  const loop = `M${number(x)} ${number(ring)}C${number(x - 1.5 * scale)} ${number(ring + 1.4 * scale)} ${number(x - 1.2 * scale)} ${number(low - scale)} ${number(x - 0.4 * scale)} ${number(low)}M${number(x)} ${number(ring)}C${number(x + 1.5 * scale)} ${number(ring + 1.4 * scale)} ${number(x + 1.2 * scale)} ${number(low - scale)} ${number(x + 0.4 * scale)} ${number(low)}`
  return (
    hookOf(x, rodY, ring) +
    `<path d="${loop}" fill="none" stroke="#a98d62" stroke-width="2.6" stroke-linecap="round"/>`
  )
}

/** The end of a brass rod in the wall, on which one hanger hangs. */
export function peg(x: number, y: number): string {
  return (
    `<ellipse cx="${number(x + 9)}" cy="${number(y + 13)}" rx="12" ry="9" fill="#4b3d2f" fill-opacity=".16"/>` +
    `<circle cx="${number(x)}" cy="${number(y)}" r="9.5" fill="#8a6a3a"/><circle cx="${number(x - 0.6)}" cy="${number(y - 0.8)}" r="8" fill="#b9975c"/>` +
    `<ellipse cx="${number(x - 2.6)}" cy="${number(y - 3.2)}" rx="3.6" ry="2.6" fill="#f3e4bd" fill-opacity=".85"/>`
  )
}
