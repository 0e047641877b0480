import { useEffect, useState } from 'react'
import { savePlacedOrder, readPlacedOrder, type PlacedOrder } from '#drafts/placed-orders.ts'
import { takeFragment } from '#platform/fragment.ts'

export type KnownOrder =
  | { readonly status: 'reading' | 'unknown' }
  | { readonly status: 'known'; readonly order: PlacedOrder }

/** The order this device holds the key of; a link from the mail brings it behind `#`, once. */
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

/** Without a database the order shows all the same, until the page is left. */
async function keepLink(order: PlacedOrder): Promise<PlacedOrder> {
  await savePlacedOrder(order).catch(() => {})
  return order
}
