import { useEffect, useState } from 'react'
import { useKeeper, type Keeper } from '#blocks/use-keeper.ts'
import { useNotKept } from '#blocks/use-not-kept.ts'
import {
  keepCheckoutDraft,
  NO_DRAFT,
  readCheckoutDraft,
  type CheckoutDraft,
} from '#data/local/checkout-draft.ts'
import { readBuyNow, type BuyNow } from '#data/local/buy-now.ts'

export interface OpenDraft {
  readonly draft: CheckoutDraft
  readonly buyNow: BuyNow | undefined
}

/** What this device knows of the checkout under way; undefined while it is being read. */
export function useOpenDraft(wantsBuyNow: boolean): OpenDraft | undefined {
  const [open, setOpen] = useState<OpenDraft>()
  useEffect(() => {
    let left = false
    // A device without a database checks out all the same: nothing is remembered.
    const draft = readCheckoutDraft(Date.now()).catch(() => NO_DRAFT)
    const buyNow = wantsBuyNow ? readBuyNow().catch(() => undefined) : Promise.resolve(undefined)
    void Promise.all([draft, buyNow]).then(([draft, buyNow]) => left || setOpen({ draft, buyNow }))
    return () => {
      left = true
    }
  }, [wantsBuyNow])
  return open
}

export type DraftKeeper = Keeper<CheckoutDraft>

/** Keeps the half-filled form and the key of the order. */
export function useDraftKeeper(opened: CheckoutDraft): DraftKeeper {
  const notKept = useNotKept()
  return useKeeper(
    opened,
    (draft) => keepCheckoutDraft(draft, Date.now()),
    (room) => room || notKept(),
  )
}
