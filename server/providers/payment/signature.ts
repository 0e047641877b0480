import { createHmac, timingSafeEqual } from 'node:crypto'
import { NoticeRejected } from './payment-provider.ts'

/** A notice that is older or newer is a replay (trust.md S31). */
export const TOLERANCE_MS = 300_000

/** Signs a notice: `t=<seconds>,v1=<hex>`, an HMAC over time and body. */
export function signNotice(body: string | Uint8Array, secret: string, now: number): string {
  const at = Math.floor(now / 1000)
  return `t=${at},v1=${mac(body, secret, at).toString('hex')}`
}

/**
 * Checks signature and age of a notice on its raw bytes; throws `NoticeRejected`. Several secrets are valid while one
 * replaces another.
 */
export function checkSignature(
  raw: Uint8Array,
  header: string | null,
  { secrets, now }: { readonly secrets: readonly string[]; readonly now: number },
): void {
  const fields = (header ?? '').split(',').map((field) => field.trim().split('=', 2))
  const stamp = fields.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(stamp)) throw new NoticeRejected('no time in the signature')
  const given = fields.filter(([name]) => name === 'v1').map(([, value]) => Buffer.from(value ?? '', 'hex'))
  const expected = secrets.map((secret) => mac(raw, secret, Number(stamp)))
  const genuine = expected.some((want) =>
    given.some((got) => got.length === want.length && timingSafeEqual(got, want)),
  )
  if (!genuine) throw new NoticeRejected('the signature is wrong')
  if (Math.abs(now - Number(stamp) * 1000) > TOLERANCE_MS) throw new NoticeRejected('too old or too new')
}

function mac(body: string | Uint8Array, secret: string, at: number): Buffer {
  return createHmac('sha256', secret).update(`${at}.`).update(body).digest()
}
