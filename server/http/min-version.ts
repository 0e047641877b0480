import { HEADERS } from '#contract/envelope.ts'
import { ShopError } from '../core/shop-error.ts'

/**
 * An app too old to be understood is sent to update before it sends what waits (offline.md D5, S6). Only outboxes are
 * asked: whoever calls without one is not an installed app.
 */
export function guardAppVersion(headers: Headers, least: number): void {
  if (least === 0 || headers.get(HEADERS.seq) === null) return
  const given = Number(headers.get(HEADERS.appVersion) ?? 0)
  if (!(given >= least)) throw new ShopError('update-needed', { minVersion: least })
}
