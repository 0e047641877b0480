import { HEADERS } from '#contract/envelope.ts'
import { ShopError } from '../../core/shop-error.ts'

/**
 * An app that is too old must update before it sends its outbox (offline.md D5, S6). Only calls from an outbox are
 * checked: other callers are not installed apps.
 */
export function guardAppVersion(headers: Headers, least: number): void {
  if (least === 0 || headers.get(HEADERS.seq) === null) return
  const given = Number(headers.get(HEADERS.appVersion) ?? 0)
  if (!(given >= least)) throw new ShopError('update-needed', { minVersion: least })
}
