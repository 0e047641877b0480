/** Width and height of banners; product pictures have their own, see `Picture`. */
export const BANNER_RATIO = [3, 2] as const

/** One file of a picture: `/pictures/ab12-540.webp`. */
export function pictureAddress(of: string, width: number, format: 'avif' | 'webp'): string {
  return `${of}-${width}.${format}`
}

export function srcSet(of: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${pictureAddress(of, width, format)} ${width}w`).join(', ')
}
