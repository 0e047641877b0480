import { createHmac, hash, timingSafeEqual } from 'node:crypto'

export function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

export function sha256(text: string): string {
  return hash('sha256', text)
}

/** Entity tag of a body, for `If-None-Match`. */
export function etagOf(body: string | Uint8Array): string {
  return `"${hash('sha1', body, 'base64url')}"`
}

/** Compares in a time that reveals neither the first difference nor the lengths. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'))
}
