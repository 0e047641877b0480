import { checkEmail } from '#domain/checkout/email.ts'
import { ShopError } from '../../core/shop-error.ts'

/** An address as it is kept: trimmed, and in one spelling so that asking twice is asking once. Throws `email-wrong`. */
export function readEmail(given: string): string {
  const problem = checkEmail(given)
  if (problem !== 'ok') throw new ShopError('email-wrong', { problem })
  return given.trim().toLowerCase()
}
