import { useEffect, useState } from 'react'
import { useDraftWriter, type DraftWriter } from '#blocks/use-draft-writer.ts'
import { useNotSaved } from '#blocks/use-not-saved.ts'
import { saveCheckoutDraft, NO_DRAFT, readCheckoutDraft, type CheckoutDraft } from '#drafts/checkout-draft.ts'
import { readBuyNow, type BuyNow } from '#drafts/buy-now-draft.ts'

export interface OpenDraft {
  readonly draft: CheckoutDraft
  readonly buyNow: BuyNow | undefined
}

/** The checkout draft of this device; undefined while it is read. */
export function useOpenDraft(wantsBuyNow: boolean): OpenDraft | undefined {
  const [open, setOpen] = useState<OpenDraft>()
  useEffect(() => {
    let left = false
    // Checkout works without a database; it then stores nothing.
    const draft = readCheckoutDraft(Date.now()).catch(() => NO_DRAFT)
    const buyNow = wantsBuyNow ? readBuyNow().catch(() => undefined) : Promise.resolve(undefined)
    void Promise.all([draft, buyNow]).then(([draft, buyNow]) => left || setOpen({ draft, buyNow }))
    return () => {
      left = true
    }
  }, [wantsBuyNow])
  return open
}

export type CheckoutDraftWriter = DraftWriter<CheckoutDraft>

/** Stores the half-filled form and the key of the order. */
export function useCheckoutDraft(opened: CheckoutDraft): CheckoutDraftWriter {
  const notSaved = useNotSaved()
  return useDraftWriter(
    opened,
    (draft) => saveCheckoutDraft(draft, Date.now()),
    (room) => room || notSaved(),
  )
}
