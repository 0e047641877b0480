import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { sha256 } from '../../core/digest.ts'
import { CODE_LENGTH, CODE_SYMBOLS } from '#domain/kiosk/code.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'

/** Long enough for staff to walk to the tablet. */
export const CODE_WITHIN_MS = DAY_MS
/** Long enough to find and unlock a phone. */
export const HAND_OVER_WITHIN_MS = 5 * MINUTE_MS
/** A kiosk that was not used for half a year is no longer in service. */
export const TABLET_IDLE_MS = 180 * DAY_MS

const derive = promisify(scrypt)
const HASH_BYTES = 32

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_SYMBOLS[randomInt(CODE_SYMBOLS.length)]).join('')
}

/** Forty bits are short: a slow hash protects the codes of a stolen table (trust.md S12). */
export async function hashCode(code: string, salt = randomBytes(16).toString('hex')): Promise<string> {
  return `${salt}:${((await derive(code, salt, HASH_BYTES)) as Buffer).toString('hex')}`
}

export async function isCode(code: string, stored: string): Promise<boolean> {
  const [salt = ''] = stored.split(':')
  return timingSafeEqual(Buffer.from(await hashCode(code, salt)), Buffer.from(stored))
}

/** 256 random bits and their hash: a device's token, the secret of a link. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: sha256(secret) }
}
