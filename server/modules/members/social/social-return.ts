import type { Context } from 'hono'
import { LANGUAGES, writeLanguage } from '#domain/region/language.ts'
import { SOCIAL_PAGE } from '#domain/region/social-page.ts'
import type { Storefront } from '../../../services/route.ts'

/** The callback: outside the contract, because it is the provider that sends the browser there. */
export const SOCIAL_RETURN = {
  path: '/api/login/social/:provider/return',
  pathOf: (provider: string) => `/api/login/social/${provider}/return`,
} as const

/** Fields of an answer (OpenID Connect Core 3.1.2.5, RFC 9207) that go on to the page; `user` is Apple's. */
const FIELDS = ['state', 'code', 'error', 'iss', 'user'] as const
const MOST_LETTERS = 2_048

interface BegunJourney {
  /** The language in which it began. */
  readonly lang: string
  /** Whether it connects a provider; otherwise it signs in. */
  readonly connects: boolean
}

interface Parts {
  readonly storefrontOf: (c: Context) => Storefront
  /** The journey of this state. */
  readonly journeyOf: (state: string) => Promise<BegunJourney | undefined>
}

/**
 * Sends the browser on to the page that finishes the sign-in, with the answer behind the hash: the code is in no address
 * that is logged, cached or sent as a referrer after this one. It decides nothing: the page's own call does (trust.md S38).
 * So an answer that another site posts is taken, too: it comes without the cookie of the browser that began, which that call sends.
 */
export function socialReturn({ storefrontOf, journeyOf }: Parts) {
  return async (c: Context): Promise<Response> => {
    const { site, language } = storefrontOf(c)
    const given =
      c.req.method === 'POST' ? new URLSearchParams(await c.req.text()) : new URL(c.req.url).searchParams
    const answer = new URLSearchParams({ provider: c.req.param('provider') ?? '' })
    for (const name of FIELDS) {
      const value = given.get(name)
      if (value !== null) answer.set(name, value.slice(0, MOST_LETTERS))
    }
    const journey = await journeyOf(answer.get('state') ?? '')
    // Which call the page sends; each takes journeys of its own kind alone.
    if (journey?.connects) answer.set('connects', '1')
    const shown = LANGUAGES.find((code) => code === journey?.lang) ?? language
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    return c.redirect(`${writeLanguage(SOCIAL_PAGE, shown, site)}#${answer}`, 303)
  }
}
