import { memberCodeGroups, readMemberCode } from './member-code.ts'

/**
 * The rotating code that a member shows where points are spent (trust.md S13): the member's number and eight digits that
 * change every 30 seconds (TOTP, RFC 6238, with SHA-256). The device computes it without a network.
 */
export const TILL_CODE_MS = 30_000

const DIGITS = 8
const NUMBER_LENGTH = 16

/** A code that was shown, read from a scan. */
export interface TillCode {
  readonly memberCode: string
  readonly digits: string
}

/** Computes the HMAC with the member's secret: each runtime has its own. */
export type TillHmac = (message: Uint8Array) => Uint8Array | Promise<Uint8Array>

/** Which code is shown at this time, in epoch milliseconds. */
export function tillStep(now: number): number {
  return Math.floor(now / TILL_CODE_MS)
}

/** Until the next code is shown. */
export function tillSecondsLeft(now: number): number {
  return Math.ceil((TILL_CODE_MS - (now % TILL_CODE_MS)) / 1_000)
}

/** The steps whose codes count at this time: a clock may be wrong by a step, and a scan takes its time. */
export function tillStepsAround(now: number): readonly number[] {
  const step = tillStep(now)
  return [step, step - 1, step + 1]
}

/** The digits of a step, as in RFC 4226, 5.3. */
export async function tillDigits(step: number, hmac: TillHmac): Promise<string> {
  const message = new Uint8Array(8)
  const view = new DataView(message.buffer)
  view.setBigUint64(0, BigInt(step))
  const digest = await hmac(message)
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = new DataView(digest.buffer, digest.byteOffset + offset, 4).getUint32(0) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** As the QR code carries it. */
export function tillCodeText({ memberCode, digits }: TillCode): string {
  return memberCode + digits
}

/** Undefined for any other text, such as the member's number alone. */
export function readTillCode(text: string): TillCode | undefined {
  const scanned = text.replaceAll(/\s/g, '')
  if (!/^\d{24}$/.test(scanned)) return undefined
  const memberCode = readMemberCode(scanned.slice(0, NUMBER_LENGTH))
  return memberCode === undefined ? undefined : { memberCode, digits: scanned.slice(NUMBER_LENGTH) }
}

/** The changing digits, to be read aloud. */
export function tillDigitGroups(digits: string): readonly string[] {
  return memberCodeGroups(digits)
}
