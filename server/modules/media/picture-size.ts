import { PICTURE_FORMATS, type PictureFormat } from '../../providers/pictures/picture-source.ts'

export interface PictureSize {
  readonly width: number
  readonly format: PictureFormat
}

/** Reads the end of an address; undefined for a width or format that is not offered. */
export function readSize(
  [pixels, ending]: readonly (string | undefined)[],
  widths: readonly number[],
): PictureSize | undefined {
  const width = widths.find((known) => String(known) === pixels)
  const format = PICTURE_FORMATS.find((known) => known === ending)
  return width !== undefined && format ? { width, format } : undefined
}
