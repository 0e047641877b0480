import { useEffect, useState } from 'react'
import { savePlacedOrder, readPlacedOrder, type PlacedOrder } from '#drafts/placed-orders.ts'
import { takeFragment } from '#platform/fragment.ts'
import { newId } from '#platform/device/new-id.ts'

export type KnownOrder =
  | { readonly status: 'reading' | 'unknown' }
  /** This device's storage could not be read, which is not the same as no order. */
  | { readonly status: 'failed'; readonly again: () => void }
  | { readonly status: 'known'; readonly order: PlacedOrder }

/** The order whose secret this device has; a link from the mail passes it in the fragment, once. */
export function usePlacedOrder(orderNumber: string | undefined): KnownOrder {
  const [known, setKnown] = useState<KnownOrder>({ status: 'reading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let left = false
    const show = (next: KnownOrder) => left || setKnown(next)
    const again = () => {
      setKnown({ status: 'reading' })
      setAttempt((before) => before + 1)
    }
    const secret = takeFragment()
    const found =
      orderNumber !== undefined && secret !== undefined
        ? keepLink({ orderNumber, secret, payKey: newId(), at: Date.now() })
        : readPlacedOrder(orderNumber)
    found.then(
      (order) => show(order ? { status: 'known', order } : { status: 'unknown' }),
      () => show({ status: 'failed', again }),
    )
    return () => {
      left = true
    }
  }, [orderNumber, attempt])
  return known
}

/** Without any storage the order is shown until the page is left. */
async function keepLink(order: PlacedOrder): Promise<PlacedOrder> {
  await savePlacedOrder(order).catch(() => {})
  return order
}
