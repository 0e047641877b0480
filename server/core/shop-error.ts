import { BUYING_REFUSALS } from './refusals/buying-refusals.ts'
import { CALL_REFUSALS } from './refusals/call-refusals.ts'
import { DEVICE_REFUSALS } from './refusals/device-refusals.ts'
import { MEMBER_REFUSALS } from './refusals/member-refusals.ts'

/**
 * Every refusal of the server. `code` and `status` are what the client receives: a refusal by a shop rule is HTTP 200
 * with its own code (spec 7.1, offline.md D5), a broken call is a 4xx, and only the latter may be retried. The texts
 * are translated in the page group `server`.
 */
export const ERROR_CODES = {
  ...CALL_REFUSALS,
  ...BUYING_REFUSALS,
  ...MEMBER_REFUSALS,
  ...DEVICE_REFUSALS,
} as const

export type ErrorCode = keyof typeof ERROR_CODES

/** A refusal: thrown by a handler, turned into an envelope in one place. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  readonly reason: ErrorCode
  readonly data: Readonly<Record<string, unknown>>

  constructor(reason: ErrorCode, data: Readonly<Record<string, unknown>> = {}) {
    super(ERROR_CODES[reason].text.message)
    this.reason = reason
    this.data = data
  }
}
