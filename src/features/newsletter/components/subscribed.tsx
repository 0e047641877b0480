import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import css from './subscribed.module.css'

interface SubscribedProps {
  /** What the subscription has given, in words; empty for a mailbox that had its gift before. */
  readonly gifts: readonly string[]
}

/** The end of a confirmation: what it has given, and where the codes are. */
export function Subscribed({ gifts }: SubscribedProps) {
  return (
    <>
      <Notice tone="success" role="status">
        <Trans>Thank you. You are on our list.</Trans>
      </Notice>
      {gifts.length > 0 && (
        <>
          <ul className={css.gifts}>
            {gifts.map((gift) => (
              <li key={gift}>{gift}</li>
            ))}
          </ul>
          <p>
            <Trans>
              The codes are in the mail that we have just sent you, and in your account under{' '}
              <PageLink href="/user/coupon" className={linkClass()}>
                My Coupons
              </PageLink>
              . Sign in with this address to use them.
            </Trans>
          </p>
        </>
      )}
    </>
  )
}
