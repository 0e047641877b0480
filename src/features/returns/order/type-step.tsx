import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AddressLines, useAddressLines } from '#blocks/order/order-destination.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { ReturnView } from '#contract/buying/return-view.ts'
import { storesQuery } from '#queries/listing-queries.ts'

export type TypeStepProps = {
  readonly order: OrderView
  readonly one: ReturnView
  /** The chosen store, where the shop does not say it yet. */
  readonly store?: string | undefined
}

/** How the items come back, by the type of the return: what its buyer does once it is approved (spec 4.13). */
export function TypeStep(props: TypeStepProps) {
  return BY_TYPE[props.one.type](props)
}

const BY_TYPE = {
  'in-store': (props) => (
    <>
      {isApproved(props) ? (
        <Trans>Please bring the items to the store:</Trans>
      ) : (
        <Trans>Once it is approved, bring the items to the store:</Trans>
      )}
      <StoreOfReturn {...props} />
    </>
  ),
  'self-ship': (props) => (
    <>
      {isApproved(props) ? (
        <Trans>Please send the items with a courier of your choice to:</Trans>
      ) : (
        <Trans>Once it is approved, send the items with a courier of your choice to:</Trans>
      )}
      <ReturnAddress />
    </>
  ),
  'refund-only': () => <Trans>You don’t send anything back.</Trans>,
  'pick-up': (props) => (
    <>
      {isApproved(props) ? (
        <Trans>Our courier collects the items here:</Trans>
      ) : (
        <Trans>Once it is approved, our courier collects the items here:</Trans>
      )}
      <Collected order={props.order} />
    </>
  ),
} as const satisfies Record<ReturnView['type'], (props: TypeStepProps) => ReactNode>

function isApproved({ one }: TypeStepProps): boolean {
  return one.state === 'approved'
}

function StoreOfReturn({ one, store }: TypeStepProps) {
  const stores = useStores()
  const known = stores.find(({ id, name }) => id === store || name === one.store?.name)
  const name = one.store?.name ?? known?.name
  return <Lines lines={[name, one.store?.address ?? known?.address, known?.hours]} />
}

/** The owner's first store takes parcels. */
function ReturnAddress() {
  const [first] = useStores()
  return <Lines lines={['Vanda', first?.address]} />
}

function Collected({ order }: { readonly order: OrderView }) {
  return <AddressLines lines={useAddressLines(order.address)} />
}

function Lines({ lines }: { readonly lines: readonly (string | undefined)[] }) {
  const known = lines.filter((line) => line !== undefined)
  return known.length === 0 ? null : <AddressLines lines={known} />
}

function useStores() {
  return useQuery(storesQuery(useStorefront())).data ?? []
}
