import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { GuestOffer } from '../../account-frame/guest-offer.tsx'
import { useFailureWords } from '../../use-failure-words.ts'
import { UnknownOrder } from '../unknown-order.tsx'
import css from './missing-order.module.css'
import type { MissingOrderState } from './use-order.ts'

type MissingOrderProps = {
  /** From the address; undefined where it is none. */
  readonly orderNumber: string | undefined
  readonly found: MissingOrderState
}

/** Why a page about an order does not show it: loading, unknown to this device, of a member who is signed out, or failed. */
export function MissingOrder({ found, orderNumber }: MissingOrderProps) {
  const { t } = useLingui()
  const words = useFailureWords()
  switch (found.state) {
    case 'loading':
      return (
        <div role="status" aria-label={t`Loading your order`} className={css.loading}>
          <Skeleton shape="text" lines={2} width="18rem" />
          <Skeleton height="8rem" />
          <Skeleton shape="text" lines={4} />
        </div>
      )
    case 'unknown':
      return <UnknownOrder orderNumber={orderNumber} headingLevel={2} />
    case 'signed-out':
      return (
        <GuestOffer>
          <Trans>Log in or sign up to see your order details.</Trans>
        </GuestOffer>
      )
    case 'failed':
      return (
        <EmptyState
          title={t`We could not load this order`}
          text={
            found.error === undefined
              ? t`Nothing is lost. Try again, or open the link in your confirmation email.`
              : words(found.error)
          }
          action={
            <Button look="outline" onClick={found.again}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )
  }
}
