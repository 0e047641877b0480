import { blend, deepen, dye, lightness } from '../canvas/colour.ts'
import type { Palette } from '../canvas/part.ts'

export function paletteOf(colour: string): Palette {
  const shell = dye(colour)
  return {
    shell,
    inside: deepen(shell, lightness(shell) > 0.6 ? 0.26 : 0.42),
    trim: shell,
    lining: blend(shell, lightness(shell) > 0.5 ? '#efe6da' : '#8d8078', 0.35),
  }
}

/** Light cloth is photographed with gentle shade, dark cloth lives on its highlights. */
export function lightStrength(colour: string): number {
  const light = lightness(colour)
  return light > 0.7 ? 1 - (light - 0.7) * 0.95 : 1
}
