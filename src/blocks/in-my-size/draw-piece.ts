import { FLAT_SHEET, onSheet, type SheetPanel } from '#domain/catalog/flat-sheet.ts'
import type { FlatPiece } from './flat-piece.ts'
import type { LaidPiece } from './laid-piece.ts'

/** The part of the figure's plane that a picture shows, in centimetres from the middle of the top of the head. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Pixels of a centimetre: about those of the sheet. */
export const PIECE_SCALE = 7

export interface PieceSheet {
  readonly image: HTMLImageElement | HTMLCanvasElement
  /** Pixels. */
  readonly width: number
  readonly flat: FlatPiece
}

/** Draws a piece as it lies on the figure, row by row: its sleeves, and over them its body. */
export function drawPiece(
  context: CanvasRenderingContext2D,
  { image, width: pixels, flat }: PieceSheet,
  { laid, frame }: { readonly laid: LaidPiece; readonly frame: Frame },
): void {
  const { width, height } = context.canvas
  context.clearRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  const scale = pixels / FLAT_SHEET.width
  const half = FLAT_SHEET.width / 2
  /** A strip of a panel, from `left` to `right` of the middle, into a row of the picture. */
  function strip(panel: SheetPanel, [from, to]: Strip, place: StripPlace): void {
    const { row, left, right, stretch, shift = 0 } = place
    const { top, bottom } = FLAT_SHEET[panel]
    if (from < top || to > bottom) return
    context.drawImage(
      image,
      (half + left) * scale,
      onSheet(panel, from) * scale,
      (right - left) * scale,
      (to - from) * scale,
      (left * stretch + shift - frame.left) * PIECE_SCALE,
      row,
      (right - left) * stretch * PIECE_SCALE,
      1,
    )
  }
  const { sleeves } = laid
  for (let row = 0; row < height; row++) {
    const [above, below] = [frame.top + row / PIECE_SCALE, frame.top + (row + 1) / PIECE_SCALE]
    if (sleeves) {
      const lines: Strip = [sleeves.flatAt(above), sleeves.flatAt(below)]
      const { stretch, left, right } = sleeves.rowAt(lines[0])
      strip('sleeves', lines, { row, left: -half, right: 0, stretch, shift: left })
      strip('sleeves', lines, { row, left: 0, right: half, stretch, shift: right })
    }
    const lines: Strip = [laid.flatAt(above), laid.flatAt(below)]
    if (lines[1] <= flat.hem + 1)
      strip('body', lines, { row, left: -half, right: half, stretch: laid.stretchAt(lines[0]) })
  }
}

/** Lines of a panel. */
type Strip = readonly [from: number, to: number]

interface StripPlace {
  readonly row: number
  readonly left: number
  readonly right: number
  readonly stretch: number
  readonly shift?: number
}
