import * as v from 'valibot'
import { ADDRESS_PRESETS } from '#domain/checkout/address-rules.ts'

/** Settings of one server process, read from the environment once. Bad values stop the start with the name of the variable. */

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535),
)
const flag = v.pipe(
  v.picklist(['on', 'off'], "must be 'on' or 'off'"),
  v.transform((text) => text === 'on'),
)

const shape = v.object({
  PORT: v.optional(port, '4173'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('must be an address such as https://shop.example'))),
  /** Further hosts this server answers for, comma-separated, ports included. */
  ALLOWED_HOSTS: v.optional(v.string(), ''),
  /** `off` switches the flood guard off, for load tests on loopback. */
  RATE_LIMITS: v.optional(flag, 'on'),
  PAYMENT_PROVIDER: v.optional(v.picklist(['sandbox', 'stripe']), 'sandbox'),
  /** Port of the sandbox provider's own pages; the shop's port plus one when left out. */
  SANDBOX_PORT: v.optional(port),
  /**
   * `public`: the sandbox takes payments of a shop with a public address too, for demonstrations. Anyone can pay such a
   * shop with a test card, so that a real one refuses to start this way.
   */
  SANDBOX_PAYMENT: v.optional(v.picklist(['local', 'public'], "must be 'local' or 'public'"), 'local'),
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  MAIL_PROVIDER: v.optional(v.picklist(['file', 'smtp']), 'file'),
  SMTP_URL: v.optional(v.string()),
  MAIL_FROM: v.optional(v.string(), 'Vanda <orders@vanda.example>'),
  /** The shop's keys for web push, both or none; without them the shop makes its own once and keeps them. */
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'must be 65 bytes as base64url'))),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes as base64url'))),
  /** Whom a push service may write to: `mailto:` or `https:`. */
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'must begin with mailto: or https://')),
  ),
  /** `on`: push services on this very machine are believed too, for tests on loopback. */
  PUSH_LOOPBACK: v.optional(flag, 'off'),
  /** How many hours after the last change a bag is called to mind. */
  CART_REMINDER_HOURS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}(\.\d{1,4})?$/, 'must be hours'),
      v.transform(Number),
      v.minValue(0.001),
    ),
    '4',
  ),
  /** Folder for rendered pictures, the data folder when left out. Several shops may share one. */
  MEDIA_DIR: v.optional(v.string()),
  /** `off`: pictures are drawn only on request; `on`: a little ahead of the readers as well; `all`: the front of the shop, too. */
  WARM_PICTURES: v.optional(v.picklist(['off', 'on', 'all'], "must be 'off', 'on' or 'all'"), 'on'),
  /** Products of the demo shop that fills an empty database. */
  DEMO_PRODUCTS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a number'), v.transform(Number)),
  ),
  /** How many minutes an unpaid order holds its stock. */
  PAY_WITHIN_MINUTES: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be minutes'), v.transform(Number)),
    '30',
  ),
  /** `strict`: addresses by the letter of the specification; `lenient` also takes O'Brien and #12-34 Orchard Rd. */
  ADDRESS_RULES: v.optional(v.picklist(ADDRESS_PRESETS, "must be 'lenient' or 'strict'"), 'lenient'),
  /** The shop is closed: every page and call answers 503. */
  SITE_CLOSED: v.optional(flag, 'off'),
  /** Proxies in front that may set X-Forwarded-*; without it those headers are ignored. */
  TRUST_PROXY: v.optional(flag, 'off'),
  /** Apps below this version (src/contract/app-version.ts) must update before they send what waits; 0 takes all. */
  MIN_APP_VERSION: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a number'), v.transform(Number)),
    '0',
  ),
  /** `on` serves a worker that removes itself and its caches, and nothing else. */
  SW_KILL: v.optional(flag, 'off'),
  LOG: v.optional(v.picklist(['json', 'off']), 'json'),
})

export type Env = v.InferOutput<typeof shape> & { readonly publicUrl: string }

export class BadSettings extends Error {
  override readonly name = 'BadSettings'
}

/** Reads the settings; throws `BadSettings` naming every variable that is wrong. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = v.safeParse(shape, given)
  if (!read.success) {
    const lines = read.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`)
    throw new BadSettings(`These settings are wrong:\n  ${lines.join('\n  ')}`)
  }
  const publicUrl = read.output.PUBLIC_URL ?? `http://localhost:${read.output.PORT}`
  const { PAYMENT_PROVIDER, SANDBOX_PAYMENT } = read.output
  if (PAYMENT_PROVIDER === 'sandbox' && SANDBOX_PAYMENT === 'local' && !isLocal(new URL(publicUrl).hostname))
    throw new BadSettings(
      `PAYMENT_PROVIDER: ${publicUrl} is a public address and the sandbox takes test cards; set PAYMENT_PROVIDER=stripe, or SANDBOX_PAYMENT=public for a demonstration`,
    )
  return { ...read.output, publicUrl: publicUrl.replace(/\/$/, '') }
}

/** A name or address that only this machine answers to. */
function isLocal(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname)
}
