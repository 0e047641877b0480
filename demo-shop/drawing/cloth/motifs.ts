import { blend, lightness } from '../canvas/colour.ts'
import { number } from '../canvas/ink.ts'
import { between, pick, type Random } from '../canvas/random.ts'

export interface PrintInks {
  readonly bloom: string
  readonly second: string
  readonly leaf: string
  readonly heart: string
  readonly line: string
}

const BLOOMS = ['#b4566b', '#c58a8f', '#8a3a6e', '#c4703f', '#d9a441', '#6b6f9c'] as const
const PALE = ['#efdcd3', '#f2e7d2', '#e4c4c2', '#e8d3a4', '#d7cfe2'] as const

/** Ink for a printed cloth: light blooms on dark grounds, deep ones on light. */
export function printInks(ground: string, random: Random): PrintInks {
  const dark = lightness(ground) < 0.52
  const bloom = dark ? pick(random, PALE) : pick(random, BLOOMS)
  const second = dark ? pick(random, BLOOMS) : pick(random, PALE)
  return {
    bloom: blend(bloom, ground, dark ? 0.08 : 0.12),
    second: blend(second, ground, dark ? 0.22 : 0.18),
    leaf: blend(dark ? '#a9b79a' : '#5c7152', ground, 0.2),
    heart: dark ? '#c9974a' : '#f0dfae',
    line: dark ? blend('#f3eadc', ground, 0.12) : blend('#2a2320', ground, 0.24),
  }
}

function petal(random: Random, long: number, wide: number): string {
  const w = wide * between(random, 0.85, 1.15)
  const l = long * between(random, 0.9, 1.1)
  const nick = l * between(random, 0.84, 0.95)
  return `M0 0C${number(-w)} ${number(-l * 0.3)} ${number(-w * 0.9)} ${number(-l)} ${number(-w * 0.12)} ${number(-l)}Q0 ${number(-nick)} ${number(w * 0.2)} ${number(-l * 0.98)}C${number(w)} ${number(-l * 0.9)} ${number(w * 0.9)} ${number(-l * 0.3)} 0 0z`
}

/** A brushed flower, every petal a little different, about 1 cm in radius. */
export function bloom(random: Random, inks: PrintInks, colour: string): string {
  let svg = ''
  const turn = between(random, 0, 72)
  for (let index = 0; index < 5; index++) {
    const angle = number(turn + index * 72 + between(random, -7, 7))
    const shape = petal(random, 1.02, 0.58)
    svg += `<path d="${shape}" transform="rotate(${angle})" fill="${colour}"/>`
    svg += `<path d="M0-.2L${number(between(random, -0.1, 0.1))}-.72" transform="rotate(${angle})" stroke="${inks.line}" stroke-width=".05" stroke-opacity=".35" fill="none"/>`
    svg += `<path d="M-.02-.12C-.3-.3-.34-.7-.14-.86" transform="rotate(${angle})" stroke="#000" stroke-width=".12" stroke-opacity=".07" fill="none"/>`
  }
  svg += `<circle r=".23" fill="${inks.heart}"/>`
  for (let dot = 0; dot < 6; dot++) {
    const angle = between(random, 0, 6.28)
    svg += `<circle cx="${number(Math.cos(angle) * 0.27)}" cy="${number(Math.sin(angle) * 0.27)}" r=".05" fill="${inks.line}" fill-opacity=".7"/>`
  }
  return svg
}

const LEAF = 'M0 0C.28-.2.3-.72 0-1.1-.3-.72-.28-.2 0 0z'

export function sprig(random: Random, inks: PrintInks): string {
  let svg = `<path d="M0 1.3C.1.4-.15-.4.2-1.5" fill="none" stroke="${inks.leaf}" stroke-width=".09"/>`
  for (let index = 0; index < 5; index++) {
    const y = 1 - index * 0.52
    const side = index % 2 === 0 ? 1 : -1
    svg += `<path d="${LEAF}" transform="translate(0 ${number(y)}) rotate(${number(side * between(random, 42, 66))}) scale(${number(between(random, 0.5, 0.72))})" fill="${inks.leaf}"/>`
  }
  return `${svg}<circle cx=".22" cy="-1.55" r=".2" fill="${inks.second}"/>`
}

/** A long leafy branch in one ink, with the veins left open. */
export function branch(random: Random, inks: PrintInks): string {
  let svg = `<path d="M-.3 3.4C.5 1.6-.4-.4.5-3.4" fill="none" stroke="${inks.line}" stroke-width=".09"/>`
  for (let index = 0; index < 9; index++) {
    const y = 3 - index * 0.72
    const side = index % 2 === 0 ? 1 : -1
    const size = number(between(random, 0.95, 1.5) * (1 - index * 0.05))
    const place = `transform="translate(${number(0.1 * Math.sin(y))} ${number(y)}) rotate(${number(side * between(random, 38, 62))}) scale(${size})"`
    const colour = index % 3 === 1 ? inks.leaf : index % 4 === 3 ? inks.bloom : inks.line
    svg += `<path d="${LEAF}" ${place} fill="${colour}" fill-opacity=".9"/><path d="M0-.08V-.94" ${place} stroke="#fff" stroke-opacity=".22" stroke-width=".05" fill="none"/>`
  }
  return svg
}
