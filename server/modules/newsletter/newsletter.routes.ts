import { newsletterConfirm, newsletterUnsubscribe } from '#contract/notices/popups.contract.ts'
import { newsletterJoin } from '#contract/notices/requests.contract.ts'
import { handle, handleQueued, type Route } from '../../services/route.ts'
import { couponFormat, termsWords } from '../promotions/coupon-words.ts'
import { confirmNewsletter, joinNewsletter, unsubscribeByLink } from './newsletter.commands.ts'

export const newsletterRoutes: readonly Route[] = [
  handleQueued(newsletterJoin, {
    act: joinNewsletter,
    present: async () => ({ subscribed: true }),
  }),
  handle(newsletterConfirm, async (context, { token }) => {
    const coupons = await confirmNewsletter(context, token)
    const { services, site, language, currency, locale } = context
    const format = couponFormat({ site, language, currency, locale })
    const say = services.texts.in(language)
    return { gifts: coupons.map((coupon) => termsWords(coupon, format, say)) }
  }),
  handle(newsletterUnsubscribe, async ({ services }, { token }) => {
    await unsubscribeByLink(services, token)
    return {}
  }),
]
