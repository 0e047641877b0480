import { FLAT_SHEET, onSheet, SHEET_HEIGHT } from '#domain/catalog/flat-sheet.ts'
import { PIECE_SCALE } from './draw-piece.ts'
import { edgesOf } from './flat-piece.ts'

/**
 * The owner's picture of a piece as a sheet: its top edge at the neck or the waistband, its middle in the middle, at the
 * sheet's scale. Sleeves stay where the picture has them. Undefined for a picture in which nothing is seen.
 */
export function ownSheet(image: HTMLImageElement, mm: number): HTMLCanvasElement | undefined {
  const width = Math.round((mm / 10) * PIECE_SCALE)
  const height = Math.round((width * image.naturalHeight) / image.naturalWidth)
  const scaled = canvasOf(width, height)
  scaled.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const pixels = pixelsOf(scaled)
  const edges = pixels && edgesOf(pixels)
  if (!edges) return undefined
  const sheet = canvasOf(FLAT_SHEET.width * PIECE_SCALE, Math.round(SHEET_HEIGHT * PIECE_SCALE))
  const context = sheet.getContext('2d')
  const body = FLAT_SHEET.body.bottom - FLAT_SHEET.body.top
  context?.rect(0, 0, sheet.width, body * PIECE_SCALE)
  context?.clip()
  context?.drawImage(
    scaled,
    Math.round(sheet.width / 2 - (edges.left + edges.right) / 2),
    Math.round(onSheet('body', 0) * PIECE_SCALE - edges.top),
  )
  return sheet
}

/** Undefined where the browser gives no canvas. */
export function pixelsOf(picture: HTMLImageElement | HTMLCanvasElement): ImageData | undefined {
  const [width, height] =
    picture instanceof HTMLImageElement
      ? [picture.naturalWidth, picture.naturalHeight]
      : [picture.width, picture.height]
  const context = canvasOf(width, height).getContext('2d', { willReadFrequently: true })
  context?.drawImage(picture, 0, 0)
  return context?.getImageData(0, 0, width, height)
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}
