import { Trans, useLingui } from '@lingui/react/macro'
import { useOrder, type ShownOrder } from '#blocks/order/page/use-order.ts'
import { useState } from 'react'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useDraftWriter } from '#blocks/use-draft-writer.ts'
import { useNotSaved } from '#blocks/use-not-saved.ts'
import { useUploads } from '#blocks/uploads/use-uploads.ts'
import { saveFormDraft } from '#drafts/form-draft.ts'
import { serverNow } from '#platform/timing/clock.ts'
import type { LeftForm } from '#sync/uploads/left-forms.ts'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { ReturnDraft } from './form/return-draft.ts'
import { ReturnForm } from './form/return-form.tsx'
import { useReturnForm } from './form/use-return-form.ts'
import { useSendReturn } from './form/use-send-return.ts'
import { useStartedReturn } from './form/use-started-return.ts'
import { NothingReturnable } from './order/nothing-returnable.tsx'
import { ReturnPage } from './order/return-page.tsx'
import { applicationOf, returnKey, useLeftReturn } from './order/use-left-return.ts'
import { successHref } from './returns-address.ts'

/** Applies for the return of delivered pieces (spec 2.14, 4.13); works without a network, too. */
export function ReturnSelectScreen({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <ReturnPage title={<Trans>Return items</Trans>} orderNumber={orderNumber} found={useOrder(orderNumber)}>
      {(known) => <Application {...known} />}
    </ReturnPage>
  )
}

function Application(known: ShownOrder) {
  const left = useLeftReturn(known.order.orderNumber)
  // A page that stays open does not take the form away: the shop decides about the last minute.
  const [now] = useState(serverNow)
  const { orderNumber, returnUntil } = known.order
  if (left === undefined) return <Skeleton height="24rem" />
  const waiting = applicationOf(left)
  if (waiting) {
    const { returnId: id, storeId: store } = waiting
    return (
      <Notice
        title={<Trans>Your application waits on this device</Trans>}
        action={
          <PageLink
            href={successHref({ id, order: orderNumber, store })}
            {...buttonLink('outline', { size: 'small' })}
          >
            <Trans>See the application</Trans>
          </PageLink>
        }
      >
        <Trans>It is sent as soon as there is a network. After that you can return more of this order.</Trans>
      </Notice>
    )
  }
  const isOver = returnUntil === null || now >= returnUntil
  if (isOver || known.order.item.every(({ returnable }) => returnable === 0))
    return <NothingReturnable order={known.order} isOver={isOver} />
  return <Begun {...known} left={left} />
}

type BegunProps = ShownOrder & { readonly left: LeftForm | 'none' }

function Begun({ left, ...known }: BegunProps) {
  const begun = useStartedReturn(known.order, left)
  const refused = left === 'none' ? undefined : left.refused
  if (!begun) return <Skeleton height="24rem" />
  return (
    <>
      {refused !== undefined && (
        <Notice tone="error" title={<Trans>The shop did not accept your application</Trans>}>
          {refused === '' ? <Trans>Please check it and send it again.</Trans> : refused}
        </Notice>
      )}
      <FilledIn {...known} begun={begun} />
    </>
  )
}

/** Every change is stored on this device; sending removes it. */
function FilledIn({ order, access, begun }: ShownOrder & { readonly begun: ReturnDraft }) {
  const { t } = useLingui()
  const notSaved = useNotSaved()
  const key = returnKey(order.orderNumber, access.secret)
  const [hasRoom, setRoom] = useState(true)
  const draftWriter = useDraftWriter(
    begun,
    (now) => saveFormDraft(key, now, Date.now()),
    (room) => {
      setRoom(room)
      if (!room) notSaved()
    },
  )
  const uploads = useUploads(key, begun, ({ photos }) => draftWriter.change({ photos }))
  const form = useReturnForm(draftWriter, uploads.items.length)
  const send = useSendReturn({ access, uploads, draftWriter })
  return (
    <>
      {!hasRoom && (
        <Notice tone="warn">{t`This device is full: stay on this page until you have sent it.`}</Notice>
      )}
      <ReturnForm order={order} form={form} uploads={uploads} onSend={send} />
    </>
  )
}
