import { Trans } from '@lingui/react/macro'
import type { Draw } from '#contract/account/draw.contract.ts'
import { PageLink } from '../page/page-link.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './draw.module.css'

interface DrawWordsProps {
  readonly draw: Draw | undefined
  /** A link was followed. */
  readonly onLeave: () => void
}

/** What the wheel needs before it turns. */
export function DrawWords({ draw, onLeave }: DrawWordsProps) {
  switch (draw?.state) {
    case 'guest':
      return (
        <p className={css.lead}>
          <Trans>One spin a day for members. Log in or create an account, and the wheel turns for you.</Trans>
        </p>
      )
    case 'unconfirmed':
      return (
        <div className={css.lead}>
          <p>
            <Trans>
              First confirm your email address with the link in our email. Then the wheel is yours.
            </Trans>
          </p>
          <p>
            <PageLink href="/user/dashboard" className={linkClass('quiet')} onClick={onLeave}>
              <Trans>Send the email again from My account</Trans>
            </PageLink>
          </p>
        </div>
      )
    case 'closed':
      return (
        <p className={css.lead}>
          <Trans>The wheel is closed at the moment.</Trans>
        </p>
      )
    default:
      return (
        <p className={css.lead}>
          <Trans>One spin a day for members. What you win is yours at once.</Trans>
        </p>
      )
  }
}
