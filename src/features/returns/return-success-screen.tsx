import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useOnline } from '#platform/online.ts'
import { buttonLink, linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { NextStep } from './order/next-step.tsx'
import { ReturnFacts } from './order/return-facts.tsx'
import { ReturnItems } from './order/return-items.tsx'
import { ReturnPage } from './order/return-page.tsx'
import { ReturnSteps } from './order/return-steps.tsx'
import css from './order/returns.module.css'
import { isWaiting } from './order/use-left-return.ts'
import { useRefusedReturn } from './order/use-refused-return.ts'
import { useReturn, type KnownReturn } from './order/use-return.ts'
import { applyHref, recordHref, type ReturnSearch } from './returns-address.ts'

type ReturnSuccessScreenProps = { readonly id: string; readonly search: ReturnSearch }

/** An application that was just sent, or that waits on this device, with what its buyer does next. */
export function ReturnSuccessScreen({ id, search }: ReturnSuccessScreenProps) {
  return (
    <ReturnPage title={<Trans>Your return</Trans>} orderNumber={search.order} found={useReturn(id, search)}>
      {(known) => <Contents {...known} id={id} store={search.store} />}
    </ReturnPage>
  )
}

type ContentsProps = KnownReturn & { readonly id: string; readonly store: string | undefined }

function Contents({ order, one, id, store }: ContentsProps) {
  const { orderNumber } = order
  if (!one) return <NotThere id={id} orderNumber={orderNumber} />
  return (
    <>
      <div role="status">{isWaiting(one) ? <Waits /> : <Arrived />}</div>
      <ReturnFacts order={order} one={one} />
      {!isWaiting(one) && <ReturnSteps one={one} />}
      <ReturnItems order={order} items={one.items} />
      <NextStep order={order} one={one} store={store} />
      <div className={css.buttons}>
        <PageLink href={recordHref(orderNumber)} {...buttonLink('outline')}>
          <Trans>See returns and refunds</Trans>
        </PageLink>
        <PageLink href={`/user/orders/detail/${orderNumber}`} className={linkClass('quiet')}>
          <Trans>Order {orderNumber}</Trans>
        </PageLink>
      </div>
    </>
  )
}

function Arrived() {
  return (
    <Notice tone="success" title={<Trans>We have your application</Trans>}>
      <Trans>You find it under returns and refunds of your order.</Trans>
    </Notice>
  )
}

function Waits() {
  const online = useOnline()
  if (online)
    return (
      <Notice title={<Trans>Sending your application…</Trans>}>
        <Trans>You can close this page: it is kept on this device until it is sent.</Trans>
      </Notice>
    )
  return (
    <Notice title={<Trans>You’re offline</Trans>}>
      <Trans>Your application waits on this device and is sent as soon as there is a network.</Trans>
    </Notice>
  )
}

/** Refused, or unknown to the shop and to this device. */
function NotThere({ id, orderNumber }: { readonly id: string; readonly orderNumber: string }) {
  const refused = useRefusedReturn(id)
  return (
    <Notice
      tone="error"
      title={<Trans>The shop does not have this application</Trans>}
      action={
        <PageLink href={applyHref(orderNumber)} {...buttonLink('outline', { size: 'small' })}>
          <Trans>Open the form</Trans>
        </PageLink>
      }
    >
      {refused ?? <Trans>You can apply again in the form.</Trans>}
    </Notice>
  )
}
