import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import css from './reward.module.css'

/** FAQs about points (spec 2.14, 9.8). */
export function PointQuestions() {
  return (
    <section className={css.section} aria-labelledby="questions">
      <h2 id="questions">
        <Trans>FAQs</Trans>
      </h2>
      <div>
        <Disclosure summary={<Trans>Where can I use points?</Trans>}>
          <Trans>
            At checkout, as coupons or for products that cost points. In our stores: show your card at the
            till, and let our staff scan the code to use points.
          </Trans>
        </Disclosure>
        <Disclosure summary={<Trans>How long do points last?</Trans>}>
          <Trans>
            365 days from your last activity. Each time you earn or use points, all of them last a year from
            then. Points that come back from a cancelled order last as long as before, and 30 days at least.
          </Trans>
        </Disclosure>
        <Disclosure summary={<Trans>When can I use the points of an order?</Trans>}>
          <Trans>
            They are on their way for a day: My Points shows from when on you can use them. All other points
            can be used at once.
          </Trans>
        </Disclosure>
        <Disclosure summary={<Trans>What if an order is cancelled, or a review removed?</Trans>}>
          <Trans>
            Its points are taken back. If you’ve already used them, your next points make up for it.
          </Trans>
        </Disclosure>
        <Disclosure summary={<Trans>Does an order without logging in earn points?</Trans>}>
          <Trans>No. Log in before you pay, and the order counts.</Trans>
        </Disclosure>
        <Disclosure summary={<Trans>When do I get my coupon for a friend?</Trans>}>
          <Trans>
            When your friend’s first order can no longer be returned: 15 days after it has arrived, and 3
            working days for us to handle returns.
          </Trans>
        </Disclosure>
        <Disclosure summary={<Trans>Do I have to confirm my email address?</Trans>}>
          <Trans>To earn points, no. To use them, yes: the link is in the mail we sent you.</Trans>
        </Disclosure>
      </div>
    </section>
  )
}
