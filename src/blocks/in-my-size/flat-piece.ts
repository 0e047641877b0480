import { FLAT_SHEET, onSheet, type SheetPanel } from '#domain/catalog/flat-sheet.ts'
import type { Point } from './curve.ts'

/** The sheet of a garment's parts as pixels, RGBA. */
interface Sheet {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** A row of the body, from its left edge to its right one. */
interface Row {
  readonly left: number
  readonly right: number
}

/** What the picture of a piece measures, in centimetres from the middle of its neck or waistband. */
export interface FlatPiece {
  readonly hem: number
  /** The middle of the cuffs, left and right; none of a piece without sleeves. */
  readonly cuffs: readonly [Point, Point] | undefined
  /** The body at this height; undefined where it has no cloth. */
  row(y: number): Row | undefined
}

/** Cloth counts from here on: a sheer one as well, the soft edge of a picture not. */
const SOLID = 70
/** Centimetres above the end of a sleeve that show where its cuff is. */
const CUFF = 2

/** Pixels around what is seen of a picture; undefined where nothing is. */
export function edgesOf({ width, height, data }: Sheet) {
  let [left, right, top] = [width, -1, -1]
  for (let at = 0; at < width * height; at++) {
    if ((data[at * 4 + 3] ?? 0) < SOLID) continue
    if (top < 0) top = Math.floor(at / width)
    left = Math.min(left, at % width)
    right = Math.max(right, at % width)
  }
  return top < 0 ? undefined : { left, right: right + 1, top }
}

interface ReadOptions {
  /** The sleeves lie beside the body, in its panel. */
  readonly isWhole?: boolean
}

export function readSheet(sheet: Sheet, { isWhole = false }: ReadOptions = {}): FlatPiece | undefined {
  const scale = sheet.width / FLAT_SHEET.width
  const toLine = (panel: SheetPanel, y: number) => Math.round(onSheet(panel, y) * scale)
  const toX = (pixel: number) => (pixel + 0.5) / scale - FLAT_SHEET.width / 2
  const isClothAt = (line: number, x: number) => (sheet.data[(line * sheet.width + x) * 4 + 3] ?? 0) >= SOLID
  /** The cloth around the middle, without sleeves beside it. */
  const trunkAt = (line: number): Row | undefined => {
    let [left, right] = [Math.floor(sheet.width / 2), Math.floor(sheet.width / 2)]
    if (!isClothAt(line, left)) return rowAt(line)
    while (left > 0 && isClothAt(line, left - 1)) left--
    while (right < sheet.width - 1 && isClothAt(line, right + 1)) right++
    return { left: toX(left), right: toX(right) }
  }
  const rowAt = (line: number, from = 0, to = sheet.width): Row | undefined => {
    const isCloth = (x: number) => isClothAt(line, x)
    let first = from
    while (first < to && !isCloth(first)) first++
    if (first === to) return undefined
    let last = to - 1
    while (!isCloth(last)) last--
    return { left: toX(first), right: toX(last) }
  }
  const lowest = (panel: SheetPanel, from?: number, to?: number): number | undefined => {
    const { top, bottom } = FLAT_SHEET[panel]
    for (let line = toLine(panel, bottom) - 1; line > toLine(panel, top); line--)
      if (rowAt(line, from, to)) return line / scale - onSheet(panel, 0)
    return undefined
  }
  const cuff = (from: number, to: number): Point | undefined => {
    const end = lowest('sleeves', from, to)
    const row = end === undefined ? undefined : rowAt(toLine('sleeves', end - CUFF), from, to)
    return row && end !== undefined ? [(row.left + row.right) / 2, end - CUFF / 2] : undefined
  }
  const hem = lowest('body')
  if (hem === undefined) return undefined
  const middle = Math.floor(sheet.width / 2)
  const [left, right] = [cuff(0, middle), cuff(middle, sheet.width)]
  return {
    hem,
    cuffs: left && right ? [left, right] : undefined,
    row: (y) => (isWhole ? trunkAt : rowAt)(toLine('body', y)),
  }
}
