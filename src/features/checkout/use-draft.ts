import { useEffect, useState } from 'react'
import {
  keepCheckoutDraft,
  NO_DRAFT,
  readCheckoutDraft,
  type CheckoutDraft,
} from '#data/local/checkout-draft.ts'
import { onFlush } from '#platform/flush.ts'
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

export interface DraftKeeper {
  readonly current: () => CheckoutDraft
  /** Changes the draft and writes it behind the typing. */
  readonly change: (part: Partial<CheckoutDraft>) => void
  /** Changes it and waits until it is written, so that a reload finds it; a device that cannot keep it goes on. */
  readonly write: (part: Partial<CheckoutDraft>) => Promise<void>
}

/** Keeps the half-filled form and the key of the order, through reloads and a lost network. */
export function useDraftKeeper(opened: CheckoutDraft): DraftKeeper {
  const [keeper] = useState(() => createKeeper(opened))
  useEffect(() => {
    const flush = () => void keeper.write({})
    addEventListener('pagehide', flush)
    const unregister = onFlush(() => keeper.write({}))
    return () => {
      removeEventListener('pagehide', flush)
      unregister()
    }
  }, [keeper])
  return keeper
}

/** Every change is written at once, one write at a time: a page that goes away has nothing left to wait for. */
function createKeeper(opened: CheckoutDraft): DraftKeeper {
  let draft = opened
  let writing: Promise<void> | undefined
  let behind = false

  async function write(part: Partial<CheckoutDraft>): Promise<void> {
    draft = { ...draft, ...part }
    behind = true
    writing ??= catchUp().finally(() => {
      writing = undefined
    })
    await writing
  }

  async function catchUp(): Promise<void> {
    while (behind) {
      behind = false
      await keepCheckoutDraft(draft, Date.now()).catch(() => {})
    }
  }

  return {
    current: () => draft,
    change: (part) => void write(part),
    write,
  }
}
