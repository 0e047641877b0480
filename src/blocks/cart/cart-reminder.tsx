import { Trans } from '@lingui/react/macro'
import { NoticeOffer } from '../push/notice-offer.tsx'

/** The offer below the goods: one reminder of a bag that was left. */
export function CartReminder() {
  return (
    <NoticeOffer
      kind="cart"
      ask={<Trans>Remind me later</Trans>}
      promise={<Trans>One notification, in the daytime.</Trans>}
      isOn={<Trans>We will remind you of this bag.</Trans>}
    />
  )
}
