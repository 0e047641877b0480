import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useDeviceState } from '#sync/device-state.ts'
import { sendReturn } from '#contract/buying/returns.contract.ts'
import { useOnline } from '#platform/online.ts'
import { buttonLink, linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ParcelBack } from './order/parcel-back.tsx'
import { ReturnItems } from './order/return-items.tsx'
import { ReturnPage } from './order/return-page.tsx'
import css from './order/returns.module.css'
import { useReturn, type KnownReturn } from './order/use-return.ts'
import { recordHref, trackingHref, type ReturnSearch } from './returns-address.ts'

type TrackingSavedScreenProps = { readonly id: string; readonly search: ReturnSearch }

/** The parcel of a return as it was saved, on this device or in the shop. */
export function TrackingSavedScreen({ id, search }: TrackingSavedScreenProps) {
  return (
    <ReturnPage
      title={<Trans>Tracking number</Trans>}
      orderNumber={search.order}
      found={useReturn(id, search)}
    >
      {(known) => <Contents {...known} />}
    </ReturnPage>
  )
}

function Contents({ order, one }: KnownReturn) {
  const { operations } = useDeviceState()
  const online = useOnline()
  const isPending = operations.some(
    ({ path, input }) => path === sendReturn.path && input['returnId'] === one?.id,
  )
  const { orderNumber } = order
  return (
    <>
      {one && one.tracking !== '' && (
        <>
          <div role="status">
            <Notice tone="success" title={<Trans>Tracking number saved</Trans>}>
              {isPending && !online ? (
                <Trans>It is saved on this device and sent as soon as there is a network.</Trans>
              ) : (
                <Trans>We look out for your parcel.</Trans>
              )}
            </Notice>
          </div>
          <ParcelBack one={one} />
          <ReturnItems order={order} items={one.items} />
        </>
      )}
      <div className={css.buttons}>
        <PageLink href={recordHref(orderNumber)} {...buttonLink('outline')}>
          <Trans>See returns and refunds</Trans>
        </PageLink>
        {one?.canSend && (
          <PageLink href={trackingHref({ id: one.id, order: orderNumber })} className={linkClass('quiet')}>
            <Trans>Change the tracking number</Trans>
          </PageLink>
        )}
      </div>
    </>
  )
}
