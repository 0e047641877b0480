import type { AddressPreset } from '#domain/checkout/address-presets.ts'
import { checkEmail } from '#domain/checkout/email.ts'
import { foldCode } from '#domain/text/typed-text.ts'
import { ShopError } from '../../core/shop-error.ts'

/**
 * Normalises an email address: trimmed, and in one spelling, so that a repeated request counts once. Throws
 * `email-wrong`.
 */
export function readEmail(given: string, rules: AddressPreset): string {
  const problem = checkEmail(given, rules)
  if (problem !== 'ok') throw new ShopError('email-wrong', { problem })
  return foldCode(given).toLowerCase()
}
