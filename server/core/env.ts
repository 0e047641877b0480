import * as v from 'valibot'
import { PASSWORD_PRESETS } from '#domain/account/password.ts'
import { ADDRESS_PRESETS } from '#domain/checkout/address-presets.ts'
import { POINTS_ADDED } from '#domain/points/points.ts'
import { isLocal, responseMode, socialSettings } from './social-settings.ts'
import { hasLocalCarrier, trackingProblem, trackingSettings } from './tracking-settings.ts'

/**
 * Settings of one server process, read from the environment once. A bad value stops the start and names its variable.
 */

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
  /** `off` switches off the flood guard, the limits of calls and of page rendering, for load tests on loopback. */
  RATE_LIMITS: v.optional(flag, 'on'),
  PAYMENT_PROVIDER: v.optional(v.picklist(['sandbox', 'stripe']), 'sandbox'),
  /** Port of the sandbox provider's own pages; by default the server's port plus one. */
  SANDBOX_PORT: v.optional(port),
  /**
   * `public`: the sandbox takes payments for a server with a public address, too, for demonstrations. Such a server
   * accepts test cards from every visitor, so without this setting it refuses to start.
   */
  SANDBOX_PAYMENT: v.optional(v.picklist(['local', 'public'], "must be 'local' or 'public'"), 'local'),
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  /** Providers of social sign-in (`social-settings.ts`). */
  SOCIAL_PROVIDERS: v.optional(socialSettings, '[]'),
  /**
   * The local provider, which vouches for any name and address that is entered. By default it is on where the shop is on this
   * machine and no other provider is set; a public address refuses it.
   */
  SOCIAL_SANDBOX: v.optional(flag),
  /** Port of its pages, opened with its first use; by default the server's port plus two. */
  SOCIAL_SANDBOX_PORT: v.optional(port),
  /** How its answers come, as of a real provider. */
  SOCIAL_SANDBOX_ANSWERS: v.optional(responseMode, 'query'),
  ...trackingSettings,
  MAIL_PROVIDER: v.optional(v.picklist(['file', 'smtp']), 'file'),
  SMTP_URL: v.optional(v.string()),
  MAIL_FROM: v.optional(v.string(), 'Vanda <orders@vanda.example>'),
  /** The server's keys for Web Push, both or none; without them the server makes its own once and stores them. */
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'must be 65 bytes as base64url'))),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes as base64url'))),
  /** Contact for push services: `mailto:` or `https:`. */
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'must begin with mailto: or https://')),
  ),
  /** `on`: push services on this machine are accepted, too, for tests on loopback. */
  PUSH_LOOPBACK: v.optional(flag, 'off'),
  /** Hours after the last change of a cart until its reminder. */
  CART_REMINDER_HOURS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}(\.\d{1,4})?$/, 'must be hours'),
      v.transform(Number),
      v.minValue(0.001),
    ),
    '4',
  ),
  /** Key of the hashes of gift-card codes, the same on every server; without it the shop makes one and stores it in its database. */
  GIFT_CARD_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  /** Folder for rendered pictures, by default the data folder. Several servers may share one. */
  MEDIA_DIR: v.optional(v.string()),
  /** A store by the protocol of S3 for the owner's photographs, all four or none; without it they are files of `MEDIA_DIR`. */
  ASSET_S3_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/[^/?#@\s]+\/[^?#@\s]*[^/?#@\s]\/?$/,
        'must be the address of a bucket, such as https://s3.eu-central-1.amazonaws.com/vanda-assets',
      ),
      v.transform((url) => url.replace(/\/$/, '')),
    ),
  ),
  ASSET_S3_REGION: v.optional(v.string()),
  ASSET_S3_KEY_ID: v.optional(v.string()),
  ASSET_S3_SECRET: v.optional(v.string()),
  /**
   * `off`: pictures are rendered only on request; `on`: also a little ahead of the readers; `all`: the first pages of the
   * catalogue, too.
   */
  WARM_PICTURES: v.optional(v.picklist(['off', 'on', 'all'], "must be 'off', 'on' or 'all'"), 'on'),
  /** `off` leaves an empty database empty, for a shop of one's own goods. */
  DEMO: v.optional(flag, 'on'),
  /** Products of the demo shop that fills an empty database. */
  DEMO_PRODUCTS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a number'), v.transform(Number)),
  ),
  /** How many minutes an unpaid order holds its stock. */
  PAY_WITHIN_MINUTES: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be minutes'), v.transform(Number)),
    '30',
  ),
  /** When the points of an order begin to count: a day after its payment, or a day after all of it has arrived. Orders that are paid keep theirs. */
  POINTS_ADDED: v.optional(v.picklist(POINTS_ADDED, "must be 'payment' or 'fulfilment'"), 'payment'),
  /** `strict`: addresses by the letter of the specification; `lenient` also accepts O'Brien and #12-34 Orchard Rd. */
  ADDRESS_RULES: v.optional(v.picklist(ADDRESS_PRESETS, "must be 'lenient' or 'strict'"), 'lenient'),
  /** Rules of new passwords: `spec` by the letter of the specification, `asvs` longer and without composition. */
  PASSWORD_RULES: v.optional(v.picklist(PASSWORD_PRESETS, "must be 'spec' or 'asvs'"), 'spec'),
  /** The shop is closed: every page and call answers 503. */
  SITE_CLOSED: v.optional(flag, 'off'),
  /** `on` behind a proxy that sets X-Forwarded-*; `off` ignores those headers. */
  TRUST_PROXY: v.optional(flag, 'off'),
  /** Apps below this version (src/contract/app-version.ts) must update before they send their outbox; 0 accepts all. */
  MIN_APP_VERSION: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a number'), v.transform(Number)),
    '0',
  ),
  /** `on` serves a worker that removes itself and its caches, and nothing else. */
  SW_KILL: v.optional(flag, 'off'),
  LOG: v.optional(v.picklist(['json', 'off']), 'json'),
})

export type Env = Omit<v.InferOutput<typeof shape>, 'SOCIAL_SANDBOX' | 'LOCAL_CARRIER'> & {
  readonly publicUrl: string
  readonly SOCIAL_SANDBOX: boolean
  readonly LOCAL_CARRIER: boolean
}

export class BadSettings extends Error {
  override readonly name = 'BadSettings'
}

/** Reads the settings; throws `BadSettings` with the name of every wrong variable. */
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
  const isHere = isLocal(new URL(publicUrl).hostname)
  const { PAYMENT_PROVIDER, SANDBOX_PAYMENT, SOCIAL_PROVIDERS } = read.output
  if (PAYMENT_PROVIDER === 'sandbox' && SANDBOX_PAYMENT === 'local' && !isHere)
    throw new BadSettings(
      `PAYMENT_PROVIDER: ${publicUrl} is a public address and the sandbox takes test cards; set PAYMENT_PROVIDER=stripe, or SANDBOX_PAYMENT=public for a demonstration`,
    )
  checkAssetStore(read.output)
  const wrongTracking = trackingProblem(read.output)
  if (wrongTracking) throw new BadSettings(wrongTracking)
  const LOCAL_CARRIER = hasLocalCarrier(read.output, isHere)
  const { SOCIAL_SANDBOX = isHere && SOCIAL_PROVIDERS.length === 0 } = read.output
  if (SOCIAL_SANDBOX && !isHere)
    throw new BadSettings(
      `SOCIAL_SANDBOX: ${publicUrl} is a public address, and the sandbox signs in as anyone; name real providers in SOCIAL_PROVIDERS`,
    )
  return { ...read.output, SOCIAL_SANDBOX, LOCAL_CARRIER, publicUrl: publicUrl.replace(/\/$/, '') }
}

const ASSET_STORE = ['ASSET_S3_URL', 'ASSET_S3_REGION', 'ASSET_S3_KEY_ID', 'ASSET_S3_SECRET'] as const

function checkAssetStore(settings: {
  readonly [Name in (typeof ASSET_STORE)[number]]?: string | undefined
}): void {
  const missing = ASSET_STORE.filter((name) => settings[name] === undefined)
  if (missing.length > 0 && missing.length < ASSET_STORE.length)
    throw new BadSettings(
      `${missing.join(', ')}: missing; ${ASSET_STORE.join(', ')} are set together or not at all`,
    )
}

/** Whether browsers reach the shop by https only: its cookies are `Secure` and it may require https. */
export function isHttps({ publicUrl }: Pick<Env, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https://')
}
