import { HEADERS } from '#contract/envelope.ts'
import { ShopError } from '../../core/shop-error.ts'

/**
 * Cross-site requests change nothing (trust.md S4, B1): a call that writes, by any method, needs the shop's own header,
 * which no form, image or link can send, and must not come from another origin when the browser names it.
 */
export function guardWrite(headers: Headers, host: string): void {
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin') throw new ShopError('forbidden')
  const origin = headers.get('origin')
  if (!site && origin && hostOf(origin) !== host) throw new ShopError('forbidden')
  if (!headers.get(HEADERS.app)) throw new ShopError('forbidden')
}

/**
 * The rule for forms without scripts, which cannot send that header (trust.md S40): the browser itself must name this
 * shop as their origin. A request that names none is refused, and so is a page of another origin, host or scheme.
 */
export function guardForm(headers: Headers, host: string): void {
  const site = headers.get('sec-fetch-site')
  const isOwn = site === null ? hostOf(headers.get('origin') ?? '') === host : site === 'same-origin'
  if (!isOwn) throw new ShopError('forbidden')
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
