import { withDecimalSign } from '#domain/money/amount-style.ts'
import type { DownloadWidth } from '#offline-catalog/offline-catalog-db.ts'

/** Average weight of a picture of this width; shown as "about", and replaced by the real size after the download. */
const KILOBYTES: Readonly<Record<DownloadWidth, number>> = { 0: 0, 180: 2.5, 360: 6, 540: 10 }

export function megabytesOf(width: DownloadWidth, products: number): number {
  return Math.max(1, Math.round((KILOBYTES[width] * products) / 1_000))
}

/** Whole megabytes, and one decimal below ten. */
export function writeMegabytes(bytes: number, locale: string): string {
  const megabytes = bytes / 1_000_000
  return megabytes < 10 ? withDecimalSign(megabytes.toFixed(1), locale) : String(Math.round(megabytes))
}
