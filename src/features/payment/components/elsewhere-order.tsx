import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRefused } from '#contract/failure.ts'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { useCaller } from '#blocks/use-caller.ts'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { openOwnOrder } from '#commands/checkout-calls.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { OrderFailed } from './order-failed.tsx'
import { OrderResult } from './order-result.tsx'
import { PaymentResultSkeleton } from './payment-result-skeleton.tsx'
import { UnknownOrder } from '#blocks/order/unknown-order.tsx'
import { newId } from '#platform/device/new-id.ts'

type ElsewhereOrderProps = {
  readonly orderNumber: string
  readonly cancelled: boolean
}

/** An order that this device cannot open: its member can after a login, which a guest is offered (spec 6). */
export function ElsewhereOrder({ orderNumber, cancelled }: ElsewhereOrderProps) {
  const isSignedIn = useSignedIn()
  if (isSignedIn === undefined) return <PaymentResultSkeleton />
  return isSignedIn ? (
    <OwnOrder orderNumber={orderNumber} cancelled={cancelled} />
  ) : (
    <GuestQuestion orderNumber={orderNumber} />
  )
}

function OwnOrder({ orderNumber, cancelled }: ElsewhereOrderProps) {
  const call = useCaller()
  // Of the payment that this page may begin.
  const [opened] = useState(() => ({ payKey: newId(), at: Date.now() }))
  const { data, error, refetch } = useQuery({
    queryKey: ['own-order', orderNumber],
    queryFn: ({ signal }) => openOwnOrder(call, orderNumber, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  if (data) return <OrderResult placed={{ ...data, ...opened }} cancelled={cancelled} />
  if (!error) return <PaymentResultSkeleton />
  if (isRefused(error, 'order-unknown')) return <UnknownOrder orderNumber={orderNumber} />
  // The session has ended elsewhere (spec 4.1).
  if (isRefused(error, 'sign-in-needed')) return <GuestQuestion orderNumber={orderNumber} />
  return <OrderFailed orderNumber={orderNumber} error={error} onRetry={() => void refetch()} />
}

function GuestQuestion({ orderNumber }: { readonly orderNumber: string }) {
  const { t } = useLingui()
  // The pending action is the page itself, which shows the order after the login (spec 4.1).
  const ask = () => void askSignIn().catch(() => {})
  useEffect(ask, [])
  return (
    <EmptyState
      headingLevel={1}
      title={t`Order ${orderNumber}`}
      text={t`Log in or sign up to see your order details.`}
      action={
        <Button onClick={ask}>
          <Trans>Log in or create an account</Trans>
        </Button>
      }
    />
  )
}
