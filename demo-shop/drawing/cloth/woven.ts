import { smooth } from '../canvas/geometry.ts'
import { tiledNoise } from '../canvas/noise.ts'
import { newPlate, shadePlate, type Plate } from './plate.ts'
import { laySection, newSection, type Yarn } from './yarn.ts'

/** The yarns of one direction: warp or weft. */
export interface YarnSystem {
  readonly yarn: Yarn
  /** Half of a yarn's breadth, as a share of the distance to the next one. */
  readonly half: number
  /** How uneven the breadth is: short, and in slubs. */
  readonly uneven: number
  readonly slub: number
  /** How far a yarn strays to either side, as a share of that distance. */
  readonly stray: number
  /** How much darker and lighter the yarns are. */
  readonly mottle: number
  /** How high a yarn rises over those it crosses. */
  readonly crimp: number
  readonly ink: (index: number) => number
}

export interface WovenCloth {
  readonly ends: number
  readonly picks: number
  /** Whether the warp is on top where end and pick cross. */
  readonly isUp: (end: number, pick: number) => boolean
  readonly warp: YarnSystem
  readonly weft: YarnSystem
  readonly shade: number
}

/** Warp and weft, laid over each other as the weave says. */
export function weaveCloth(cloth: WovenCloth, size: number): Plate {
  const plate = newPlate(size)
  const { ends, picks, isUp, warp, weft } = cloth
  for (let end = 0; end < ends; end++)
    layStraight(plate, {
      system: warp,
      count: ends,
      index: end,
      crossings: Array.from({ length: picks }, (_, pick) => (isUp(end, pick) ? 1 : -1)),
      isWarp: true,
    })
  for (let pick = 0; pick < picks; pick++)
    layStraight(plate, {
      system: weft,
      count: picks,
      index: pick,
      crossings: Array.from({ length: ends }, (_, end) => (isUp(end, pick) ? -1 : 1)),
      isWarp: false,
    })
  shadePlate(plate, { reach: (0.3 * size) / Math.max(ends, picks), depth: cloth.shade })
  return plate
}

interface Straight {
  readonly system: YarnSystem
  /** Yarns of its direction. */
  readonly count: number
  readonly index: number
  /** 1 where it is on top of a crossing one, -1 where it is below. */
  readonly crossings: readonly number[]
  readonly isWarp: boolean
}

function layStraight(plate: Plate, { system, count, index, crossings, isWarp }: Straight): void {
  const { size } = plate
  const pitch = size / count
  const { yarn, half, uneven, slub, stray, mottle, crimp } = system
  const seed = index * 2 + (isWarp ? 0 : 1)
  const row = index * 3.7 + 0.5
  const gap = size / crossings.length
  const section = newSection()
  const laid = { yarn, ink: system.ink(index), seed }
  section.dx = isWarp ? 0 : 1
  section.dy = isWarp ? 1 : 0
  for (let at = 0; at < size; at++) {
    const share = at / size
    const fine = tiledNoise(share * crossings.length, row, crossings.length, 4096, 11)
    const long = tiledNoise(share * 5, row, 5, 4096, 12)
    const { z, rise } = heightAt(crossings, at / gap - 0.5)
    const thick = Math.max(0, long - 0.12) ** 1.5 * slub
    const breadth = 1 + fine * uneven + thick - Math.max(0, -long) * slub * 0.22
    const centre = (index + 0.5 + stray * (0.6 * fine + tiledNoise(share * 9, row, 9, 4096, 13))) * pitch
    const tone =
      1 + mottle * (long * 0.6 + tiledNoise(share * 3, row, 3, 4096, 14) + ((seed * 37) % 11) / 11 - 0.5)
    section.x = isWarp ? centre : at
    section.y = isWarp ? at : centre
    section.rise = ((rise * crimp * pitch) / gap) * 0.55
    section.z = z * crimp + thick * 0.3
    section.half = half * pitch * breadth * (1 + 0.07 * z)
    section.at = at
    section.tone = tone
    laySection(plate, section, laid, 1)
  }
}

/** Height of a yarn between two crossings, and how it changes from one to the next; it is level over a float. */
function heightAt(crossings: readonly number[], at: number): { z: number; rise: number } {
  const before = Math.floor(at)
  const from = crossings[(before + crossings.length) % crossings.length] ?? 0
  const to = crossings[(before + 1) % crossings.length] ?? 0
  const share = at - before
  if (from === to) return { z: from * (1 + 0.1 * Math.sin(Math.PI * share)), rise: 0 }
  const eased = smooth(0.14, 0.86, share)
  return { z: from + (to - from) * eased, rise: (to - from) * Math.sin(Math.PI * share) * 1.2 }
}
