import { checkEmail } from '#domain/checkout/email.ts'
import { ShopError } from '../../core/shop-error.ts'

/**
 * Normalises an email address: trimmed, and in one spelling, so that a repeated request counts once. Throws
 * `email-wrong`.
 */
export function readEmail(given: string): string {
  const problem = checkEmail(given)
  if (problem !== 'ok') throw new ShopError('email-wrong', { problem })
  return given.trim().toLowerCase()
}
