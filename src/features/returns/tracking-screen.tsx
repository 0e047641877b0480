import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TrackingForm } from './form/tracking-form.tsx'
import { ReturnItems } from './order/return-items.tsx'
import { ReturnPage } from './order/return-page.tsx'
import { useReturn, type KnownReturn } from './order/use-return.ts'
import { recordHref, type ReturnSearch } from './returns-address.ts'

type TrackingScreenProps = { readonly id: string; readonly search: ReturnSearch }

/** Courier and number of the parcel with which goods come back (spec 4.13); both can be changed until it has arrived. */
export function TrackingScreen({ id, search }: TrackingScreenProps) {
  return (
    <ReturnPage
      title={<Trans>Tracking number</Trans>}
      lead={<Trans>So that we know your parcel when it arrives.</Trans>}
      orderNumber={search.order}
      found={useReturn(id, search)}
    >
      {(known) => <Contents {...known} />}
    </ReturnPage>
  )
}

function Contents({ order, access, one }: KnownReturn) {
  if (!one?.canSend)
    return (
      <Notice
        title={<Trans>There is no number to fill in</Trans>}
        action={
          <PageLink href={recordHref(order.orderNumber)} {...buttonLink('outline', { size: 'small' })}>
            <Trans>See returns and refunds</Trans>
          </PageLink>
        }
      >
        <Trans>This return needs no parcel of yours, or we have it already.</Trans>
      </Notice>
    )
  return (
    <>
      <ReturnItems order={order} items={one.items} />
      <TrackingForm access={access} one={one} />
    </>
  )
}
