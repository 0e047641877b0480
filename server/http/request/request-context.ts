import { HEADERS } from '#contract/envelope.ts'
import { CUSTOMER_MARK, TURN_COOKIE } from '#contract/storage-keys.ts'
import type { Language } from '#domain/region/language.ts'
import { sha256 } from '../../core/digest.ts'
import { isHttps } from '../../core/env.ts'
import { siteOrigin } from '../../core/site-origin.ts'
import type { Shopper } from '#domain/account/shopper.ts'
import { afterCommit, transact } from '../../db/transaction.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'
import { kioskCookieName } from '../../modules/kiosk/kiosk-cookie.ts'
import type { Services } from '../../services/services.ts'
import { readCookie } from '../../core/choice-cookie.ts'
import { storefrontOf, readCurrency, readLanguageWord } from '#domain/region/storefront.ts'
import { knownHosts, siteOf } from './known-hosts.ts'
import type { RequestContext, Storefront } from '../../services/route.ts'
import {
  customerMark,
  noSessionCookie,
  readTurn,
  sessionCookie,
  sessionCookieName,
  sessionMark,
} from '../../modules/identity/session-cookie.ts'
import { createGuest, endSession, openSession, updateSeen } from '../../modules/identity/identity.commands.ts'
import { browserName } from '../../modules/identity/browser-name.ts'
import { findSession } from '../../modules/identity/identity.queries.ts'

export interface IncomingRequest {
  readonly headers: Headers
  readonly url: URL
  readonly host: string
  /** Key of limits (`networkOf`). */
  readonly ip: string
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)(:\d+)?$/

interface ContextTerms {
  /** What the handler works with; those of the reader without it. */
  readonly services?: Services
  /** `in-transaction`: the caller's session is read in the transaction of the call (`ensureShopper`), or not at all. */
  readonly session: 'at-once' | 'in-transaction'
}

/** Reads caller, storefront and language; opens a session only for a write. */
export function createReader(services: Services) {
  const known = knownHosts(services.env)
  const secureSite = isHttps(services.env)
  const isSecure = (host: string) => secureSite || LOOPBACK.test(host)

  /** Never from the request itself: of the known hosts, or the site's own (trust.md S21). */
  function originOf(host: string): string {
    const { publicUrl } = services.env
    const asked = host.toLowerCase()
    if (!known.has(asked)) return siteOrigin(publicUrl, siteOf(host, known))
    return `${new URL(publicUrl).protocol}//${asked}`
  }

  function storefrontFrom(incoming: IncomingRequest): Storefront {
    const { headers, url } = incoming
    const cookies = headers.get('cookie')
    const site = siteOf(incoming.host, known)
    // The page's own address distinguishes languages that share a locale (spec 2.1, 7.1).
    const words = [
      url.searchParams.get('lang'),
      headers.get(HEADERS.urlPrefix),
      headers.get(HEADERS.lang),
      readCookie(cookies, 'lang'),
    ]
    const language = words
      .map((word) => readLanguageWord(word ?? undefined, site))
      .find((found) => found !== undefined)
    const money = [url.searchParams.get('currency'), readCookie(cookies, 'currency')]
    const currency = money
      .map((word) => readCurrency(word ?? undefined, site))
      .find((found) => found !== undefined)
    return storefrontOf(site, language, currency)
  }

  async function contextFrom(
    incoming: IncomingRequest,
    setHeader: RequestContext['setHeader'],
    { services: given = services, session }: ContextTerms,
  ): Promise<RequestContext> {
    const now = services.now()
    const secure = isSecure(incoming.host)
    const cookies = incoming.headers.get('cookie')
    const cookie = readCookie(cookies, sessionCookieName(secure))
    const visit = incoming.headers.get(HEADERS.visit)
    const token = cookie ?? visit ?? undefined
    // Any script of the page can write the cookie of a visit; that of a tablet is the shop's own.
    const isTablet = readCookie(cookies, kioskCookieName(secure)) !== undefined
    const turn = isTablet ? readTurn(readCookie(cookies, TURN_COOKIE)) : undefined
    const moment = { now, turn }
    let signedInAt: number | undefined
    let sessionHash: string | undefined
    // Read when it is needed: naming a browser costs more than finding a session.
    const browser = () => browserName(incoming.headers.get('user-agent') ?? '')
    let shopper = session === 'at-once' ? await knownShopper(services.store.db) : undefined

    async function knownShopper(db: Reader): Promise<Shopper | undefined> {
      const found = await findSession(db, token, moment)
      if (found?.isSeenStale) await updateSeen(db, moment, found.idHash)
      signedInAt = found?.signedInAt
      sessionHash = found?.idHash
      return found?.shopper
    }

    async function beginSession(tx: Tx): Promise<Shopper> {
      const guest = createGuest()
      const opened = await openSession(tx, moment, guest)
      afterCommit(tx, async () => {
        shopper = guest
        sessionHash = sha256(opened)
        setHeader('set-cookie', sessionCookie(opened, secure))
        setHeader('set-cookie', sessionMark(true, secure))
        // A session that has a cookie gets no header: pages can read headers.
        if (visit !== null && cookie === undefined) setHeader(HEADERS.visit, opened)
      })
      return guest
    }

    return {
      ...storefrontFrom(incoming),
      services: given,
      now,
      origin: originOf(incoming.host),
      ip: incoming.ip,
      get shopper() {
        return shopper
      },
      async ensureShopper(tx) {
        if (session === 'in-transaction' && tx) shopper ??= await knownShopper(tx)
        if (shopper) return shopper
        return tx ? beginSession(tx) : transact(services.store, beginSession)
      },
      get signedInAt() {
        return signedInAt
      },
      get sessionHash() {
        return sessionHash
      },
      get browser() {
        return browser()
      },
      async enter(tx, member) {
        await endSession(tx, token)
        const opened = await openSession(tx, { ...moment, browser: browser() }, member)
        afterCommit(tx, async () => {
          shopper = member
          sessionHash = sha256(opened)
          signedInAt = now
          setHeader('set-cookie', sessionCookie(opened, secure))
          setHeader('set-cookie', sessionMark(true, secure))
          setHeader('set-cookie', customerMark(member, secure))
        })
      },
      async leave() {
        await endSession(services.store.db, token)
        shopper = undefined
        signedInAt = undefined
        sessionHash = undefined
        setHeader('set-cookie', noSessionCookie(secure))
        setHeader('set-cookie', sessionMark(false, secure))
        if (readCookie(cookies, CUSTOMER_MARK) !== undefined)
          setHeader('set-cookie', customerMark(undefined, secure))
      },
      key: incoming.headers.get(HEADERS.idempotency) ?? '',
      device: incoming.headers.get(HEADERS.device) ?? '',
      cookie: (name) => readCookie(cookies, name),
      secure,
      setHeader,
    }
  }

  /** The language of a page is that of its address, or the site's own (spec 9.1). */
  const withLanguage = (storefront: Storefront, language: Language | undefined) =>
    storefrontOf(storefront.site, language, storefront.currency)

  return {
    storefrontFrom,
    contextFrom,
    withLanguage,
    isSecure,
    siteOf: (host: string) => siteOf(host, known),
    isKnown: (host: string) => known.has(host.toLowerCase()),
  }
}

export type RequestReader = ReturnType<typeof createReader>
