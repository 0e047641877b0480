import { useEffect, useState } from 'react'
import { savePlacedOrder, readPlacedOrder, type PlacedOrder } from '#drafts/placed-orders.ts'
import { takeFragment } from '#platform/fragment.ts'

export type KnownOrder =
  | { readonly status: 'reading' | 'unknown' }
  | { readonly status: 'known'; readonly order: PlacedOrder }

/** The order whose secret this device has; a link from the mail passes it in the fragment, once. */
export function usePlacedOrder(orderNumber: string | undefined): KnownOrder {
  const [known, setKnown] = useState<KnownOrder>({ status: 'reading' })
  useEffect(() => {
    let left = false
    const secret = takeFragment()
    const found =
      orderNumber !== undefined && secret !== undefined
        ? keepLink({ orderNumber, secret, payKey: crypto.randomUUID(), at: Date.now() })
        : readPlacedOrder(orderNumber).catch(() => undefined)
    void found.then((order) => left || setKnown(order ? { status: 'known', order } : { status: 'unknown' }))
    return () => {
      left = true
    }
  }, [orderNumber])
  return known
}

/** Without a database the order is shown until the page is left. */
async function keepLink(order: PlacedOrder): Promise<PlacedOrder> {
  await savePlacedOrder(order).catch(() => {})
  return order
}
