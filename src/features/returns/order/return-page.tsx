import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AccountFrame } from '#blocks/account-frame/account-frame.tsx'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { LoginOffer } from '#blocks/identity/login-offer.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { AsOf } from '#blocks/sync/as-of.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { isRefused } from '#contract/failure.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { KnownReturnOrder, ReturnOrder } from './use-return-order.ts'

type ReturnPageProps<Known extends KnownReturnOrder> = {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** Where the address or the device names it: the way back leads to its page. */
  readonly orderNumber?: string | undefined
  readonly found: Exclude<ReturnOrder, { state: 'ready' }> | ({ readonly state: 'ready' } & Known)
  readonly children: (known: Known) => ReactNode
}

/** A page about one order: loading, failed, unknown to this device, or its contents. */
export function ReturnPage<Known extends KnownReturnOrder>({
  title,
  lead,
  orderNumber = '',
  found,
  children,
}: ReturnPageProps<Known>) {
  const number = found.state === 'ready' ? found.order.orderNumber : orderNumber
  const back =
    number === ''
      ? undefined
      : { href: `/user/orders/detail/${number}`, words: <Trans>Order {number}</Trans> }
  return (
    <AccountFrame title={title} lead={lead} back={back} task>
      <NeedsScripts />
      {found.state === 'ready' ? (
        <>
          <AsOf at={found.asOf} />
          {children(found)}
        </>
      ) : found.state === 'failed' ? (
        <Failed {...found} />
      ) : found.state === 'loading' ? (
        <AccountLoading />
      ) : (
        <Unknown />
      )}
    </AccountFrame>
  )
}

function Failed({ error, ask }: { readonly error: unknown; readonly ask: () => void }) {
  const { t } = useLingui()
  const words = useFailureWords()
  // The session has ended elsewhere: a login helps, and no repetition.
  const isOut = isRefused(error, 'sign-in-needed')
  return (
    <EmptyState
      title={t`We could not load this order`}
      text={error === undefined ? t`Nothing is lost. Please try again.` : words(error)}
      action={
        <Button look="outline" onClick={() => (isOut ? void askSignIn().then(ask, () => {}) : ask())}>
          {isOut ? <Trans>Log in</Trans> : <Trans>Try again</Trans>}
        </Button>
      }
    />
  )
}

function Unknown() {
  const { t } = useLingui()
  return (
    <>
      <EmptyState
        title={t`This order is not on this device`}
        text={t`To keep orders private, they open on the device they were placed on, or by the link in the confirmation email.`}
      />
      <LoginOffer>
        <Trans>Did you order with your account?</Trans>
      </LoginOffer>
    </>
  )
}
