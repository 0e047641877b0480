import type { Context, Handler } from 'hono'
import { UNSUBSCRIBE_MARK } from '#contract/notices/popups.contract.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Storefront } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'
import { unsubscribeByLink } from './newsletter.commands.ts'

/**
 * Unsubscribes by the POST that a mail program sends for its reader (RFC 8058), without cookies and from any origin: the token in the
 * address is the proof, as the standard demands.
 */
export function oneClickRoute(services: Services): Handler {
  return async (c) => {
    c.header('cache-control', 'no-store')
    if (services.env.SITE_CLOSED) return c.text('try again', 503)
    await c.req.arrayBuffer()
    try {
      await unsubscribeByLink(services, c.req.query('token') ?? '')
    } catch (error) {
      if (error instanceof ShopError && error.reason === 'link-invalid')
        return c.text('this link is not valid', 400)
      throw error
    }
    return c.text('unsubscribed')
  }
}

/** A mail program that opens the address instead gets the page with the button: a GET changes nothing (traps 3.18). */
export function oneClickPage(storefrontOf: (c: Context) => Storefront): Handler {
  return (c) => {
    const { site, language } = storefrontOf(c)
    const token = encodeURIComponent(c.req.query('token') ?? '')
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    return c.redirect(
      `${writeLanguage('/account/newsletter', language, site)}#${UNSUBSCRIBE_MARK}${token}`,
      303,
    )
  }
}
