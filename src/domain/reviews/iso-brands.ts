/** Still pictures in the container of MP4 (HEIF): the brands of HEVC (HEIC) and of AV1 (AVIF), and the general ones. */
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
const AVIF = ['avif', 'avis']
const STILL = [...HEIC, ...AVIF, 'mif1', 'mif2', 'msf1', 'miaf', 'MiHB', 'MiHE', 'MiHA']

const text = (head: Uint8Array, from: number) => String.fromCharCode(...head.subarray(from, from + 4))

/** The brands of a file in an ISO container (MP4, MOV, HEIC, AVIF), the main one first; none for another file. */
export function isoBrands(head: Uint8Array): readonly string[] {
  // The size of the first box, which is a small one, then its type.
  if (head[0] !== 0 || text(head, 4) !== 'ftyp') return []
  const size = Math.min(((head[2] ?? 0) << 8) | (head[3] ?? 0), head.length)
  const compatible = Array.from({ length: Math.max(0, Math.floor((size - 16) / 4)) }, (_, at) =>
    text(head, 16 + at * 4),
  )
  return [text(head, 8), ...compatible]
}

/** Whether the main brand is one of still pictures. */
export function isStillPicture([main = '']: readonly string[]): boolean {
  return STILL.includes(main)
}

/** Whether a still picture is HEIC, which the shop cannot read. */
export function isHeic(brands: readonly string[]): boolean {
  const isAvif = brands.some((brand) => AVIF.includes(brand))
  return isStillPicture(brands) && !isAvif
}
