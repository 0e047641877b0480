import { repack } from './request/compress.ts'

/** What a server sends before a client has to answer: ten segments of 1,460 bytes (RFC 6928), less a page's headers. */
export const FIRST_ROUND = 14_600 - 950
/** The smallest body has at least this share of the small one: 0.964 to 0.98 on pages of this shop. */
const SMALLEST_SHARE = 0.965

/** A body that would miss the first round by little is packed as small as it gets at once: that saves a round trip. */
export async function repackPage(
  packed: Uint8Array,
  how: 'small' | 'smallest',
): Promise<Uint8Array<ArrayBuffer>> {
  if (how === 'smallest') return repack(packed, 'smallest')
  const small = await repack(packed, 'small')
  return missesFirstRound(small.byteLength) ? repack(packed, 'smallest') : small
}

/** By no more than the smallest packing can win. */
export function missesFirstRound(bytes: number): boolean {
  return bytes > FIRST_ROUND && bytes * SMALLEST_SHARE <= FIRST_ROUND
}
