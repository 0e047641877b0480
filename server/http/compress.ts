import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const asBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const asGzip = promisify(gzip)
const QUALITY = 4

/** A body as it is cached: brotli, which nearly every client accepts, an eighth of the size. */
export function pack(body: string, quality = QUALITY): Promise<Uint8Array> {
  return asBrotli(Buffer.from(body), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** The same body in an accepted encoding; only a client without brotli costs an extra conversion. */
export async function unpack(
  packed: Uint8Array,
  accepted: string,
): Promise<{ body: Uint8Array; encoding: string | undefined }> {
  if (/\bbr\b/.test(accepted)) return { body: packed, encoding: 'br' }
  const plain = await fromBrotli(packed)
  return /\bgzip\b/.test(accepted)
    ? { body: await asGzip(plain), encoding: 'gzip' }
    : { body: plain, encoding: undefined }
}
