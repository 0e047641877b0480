import type { Context } from 'hono'
import * as v from 'valibot'
import type { Language } from '#domain/region/language.ts'
import { safeUrl } from '#domain/region/safe-url.ts'
import type { Say } from '#domain/region/say.ts'
import type { Log } from '../../../core/log.ts'
import type { Ledger } from './ledger.ts'

export const text = v.pipe(v.string(), v.maxLength(500))

export interface SandboxPlace {
  readonly ledger: Ledger
  readonly now: () => number
  readonly log: Log
  readonly sayIn: (language: Language) => Say
  /** Origins of the shop: browsers are sent back only there. */
  readonly shopOrigins: readonly string[]
  readonly isShop: (authorization: string | undefined) => boolean
}

/**
 * No script, no picture, no frame; the form may end on the shop's page (browsers check redirects against form-action).
 */
export function protect(c: Context, shopOrigins: readonly string[]): void {
  const rules = [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${shopOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  c.header('content-security-policy', rules.join('; '))
}

export function isShopPage(address: string, origins: readonly string[]): boolean {
  const origin = origins.find((one) => address === one || address.startsWith(`${one}/`))
  return origin !== undefined && safeUrl(address.slice(origin.length) || '/', []) !== undefined
}
