import { join } from 'node:path'
import { assertWritable } from './core/data-folder.ts'
import {
  addBagPromotions,
  addDrawPrizes,
  addMissingArticles,
  demoPictures,
  fillDemoShop,
} from './demo-shop.ts'
import { openStore, type StoreOptions } from './db/open.ts'
import { BadSettings, type Env } from './core/env.ts'
import { createLog, SILENT, type Log } from './core/log.ts'
import { readTexts, type Texts } from './core/texts.ts'
import { createEmptySearches } from './modules/catalog/empty-searches.ts'
import { loadCatalogue } from './modules/catalog/load-catalogue.ts'
import { loadGiftCardKey } from './modules/gift-cards/gift-card-key.ts'
import { loadTillKeys } from './modules/identity/till-keys.ts'
import { secretOf } from './db/shop-secrets.ts'
import type { MailProvider } from './providers/mail/mail-provider.ts'
import type { PaymentProvider } from './providers/payment/payment-provider.ts'
import { openTracking } from './providers/shipping/open-tracking.ts'
import { openIdProvider } from './providers/social/openid-provider.ts'
import type { SocialProvider } from './providers/social/social-provider.ts'
import { knownHosts } from './http/request/known-hosts.ts'
import { LISTENERS } from './listeners.ts'
import { PERSONAL_DATA } from './personal-data-list.ts'
import { GIVEN_UP, SENDERS } from './senders.ts'
import { openPush } from './modules/push/open-push.ts'
import type { Services } from './services/services.ts'

export interface OpenedServices {
  readonly services: Services
  /** Resolves when the database has failed: what it shows may not be on disk, and this process has to end. */
  readonly failed: Promise<Error>
  close(): Promise<void>
}

/** Opens all services of one server process; fills an empty database with the demo shop unless `DEMO` is off. */
export async function openServices(
  env: Env,
  now: () => number = Date.now,
  { openLog }: Pick<StoreOptions, 'openLog'> = {},
): Promise<OpenedServices> {
  assertWritable('DATA_DIR', env.DATA_DIR)
  if (env.MEDIA_DIR !== undefined) assertWritable('MEDIA_DIR', env.MEDIA_DIR)
  const failed = Promise.withResolvers<Error>()
  const store = await openStore(env, { onFailure: failed.resolve, openLog })
  const closers: (() => Promise<void>)[] = [() => store.db.destroy()]
  const close = async () => {
    for (const end of closers.toReversed()) await end()
  }
  try {
    if (env.DEMO && (await fillDemoShop(store.db, { products: env.DEMO_PRODUCTS, now: now() }))) {
      await addBagPromotions(store.db, now())
      await addDrawPrizes(store.db)
    }
    await addMissingArticles(store.db, now())
    const texts = readTexts()
    const log = env.LOG === 'off' ? SILENT : createLog((line) => process.stdout.write(`${line}\n`))
    const secret = await secretOf(store.db, 'payment-notice')
    await loadTillKeys(store.db)
    await loadGiftCardKey(store.db, env.GIFT_CARD_KEY)
    const payment = await openPayment(env, { secret, now, log, texts }, closers)
    const catalogue = await loadCatalogue(store.db, { pictures: demoPictures, texts }, now())
    const push = await openPush(env, store)
    const tracking = openTracking(env, now)
    const mail = await openMail(env)
    const social = await openSocial(env, { texts, log }, closers)
    const pictures = demoPictures
    const services = {
      env,
      store,
      now,
      texts,
      log,
      payment,
      catalogue,
      emptySearches: createEmptySearches(),
      tracking,
      mail,
      push,
      pictures,
      social,
      listeners: LISTENERS,
      exports: PERSONAL_DATA.flatMap((one) => one.export ?? []),
      senders: SENDERS,
      givenUp: GIVEN_UP,
    }
    return { services, failed: failed.promise, close }
  } catch (error) {
    await close()
    throw error
  }
}

interface PaymentParts {
  readonly secret: string
  readonly now: () => number
  readonly log: Log
  readonly texts: Texts
}

async function openPayment(
  env: Env,
  { secret, now, log, texts }: PaymentParts,
  closers: (() => Promise<void>)[],
): Promise<PaymentProvider> {
  if (env.PAYMENT_PROVIDER === 'stripe') {
    if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET) {
      throw new BadSettings(
        'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed with PAYMENT_PROVIDER=stripe',
      )
    }
    const { stripeProvider } = await import('./providers/payment/stripe.ts')
    return stripeProvider({
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecrets: env.STRIPE_WEBHOOK_SECRET.split(','),
    })
  }
  const { startSandbox } = await import('./providers/payment/sandbox/sandbox.ts')
  const sandbox = await startSandbox({
    dataDir: env.DATA_DIR,
    port: env.SANDBOX_PORT ?? env.PORT + 1,
    shopUrl: env.publicUrl,
    noticeUrl: `http://${env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST}:${env.PORT}`,
    secret,
    now,
    sayIn: texts.in,
    log,
  })
  closers.push(() => sandbox.close())
  return sandbox.provider
}

async function openSocial(
  env: Env,
  { texts, log }: Pick<PaymentParts, 'texts' | 'log'>,
  closers: (() => Promise<void>)[],
): Promise<readonly SocialProvider[]> {
  const real = env.SOCIAL_PROVIDERS.map(openIdProvider)
  if (!env.SOCIAL_SANDBOX) return real
  const { sandboxProvider } = await import('./providers/social/sandbox/sandbox-provider.ts')
  const { provider, close } = sandboxProvider({
    port: env.SOCIAL_SANDBOX_PORT ?? env.PORT + 2,
    responseMode: env.SOCIAL_SANDBOX_ANSWERS,
    shopOrigins: [...knownHosts(env)].map((host) => `http://${host}`),
    sayIn: texts.in,
    log,
  })
  closers.push(close)
  return [...real, provider]
}

async function openMail(env: Env): Promise<MailProvider> {
  if (env.MAIL_PROVIDER === 'file') {
    const { fileMail } = await import('./providers/mail/file.ts')
    return fileMail({ dir: join(env.DATA_DIR, 'mail'), from: env.MAIL_FROM })
  }
  if (!env.SMTP_URL) throw new BadSettings('SMTP_URL is needed with MAIL_PROVIDER=smtp')
  const { smtpMail } = await import('./providers/mail/smtp.ts')
  return smtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM })
}
