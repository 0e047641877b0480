import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface Packed {
  readonly br?: Uint8Array
  readonly gzip?: Uint8Array
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
const QUALITY = 5

/** A body once more as brotli and gzip, made when it is kept and not on every answer. */
export async function pack(body: string): Promise<Packed> {
  const bytes = Buffer.from(body)
  const [br, gz] = await Promise.all([
    asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    asGzip(bytes),
  ])
  return { br, gzip: gz }
}
