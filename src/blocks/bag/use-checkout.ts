import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { refreshBag, removeFromBag } from '#data/bag/bag-actions.ts'
import { bagReportNow, dismissBagReport, useBagReport } from '#data/bag/bag-report.ts'
import { bagNow } from '#data/bag/use-bag.ts'
import { close } from '../overlays.ts'
import type { FilledBag } from './bag-contents.ts'
import { beforeCheckout, isFree, type BeforeCheckout } from './before-checkout.ts'

/** Limit in milliseconds for the check with the server before the bag is left; checkout checks again. */
const ASK_WITHIN_MS = 3_000

export interface Checkout {
  readonly before: BeforeCheckout
  /** Nothing is selected, and checkout was pressed. */
  readonly nothing: boolean
  /** Something has to be decided first, and checkout was pressed. */
  readonly asking: boolean
  readonly busy: boolean
  go(): Promise<void>
  /** Takes out what must leave, accepts the new prices, and goes on with what is left. */
  accept(): Promise<void>
  stay(): void
}

/** The way to checkout: asks the shop once more, and says in the bag what stands in it (spec 4.14, 5, 8). */
export function useCheckout(bag: FilledBag): Checkout {
  const navigate = useNavigate()
  const changes = useBagReport()
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const before = beforeCheckout(bag.lines, changes)
  const decided = before.gone.length === 0 && before.repriced.length === 0

  function leave(): void {
    setPressed(false)
    close()
    void navigate({ to: '/checkout-guest' })
  }

  return {
    before,
    nothing: pressed && decided && !before.rest,
    asking: pressed && !busy && !decided,
    busy,
    async go() {
      setBusy(true)
      await asked()
      setBusy(false)
      const now = bagNow()
      const lines = now.status === 'ready' ? now.lines : bag.lines
      if (isFree(beforeCheckout(lines, bagReportNow()))) leave()
      else setPressed(true)
    },
    async accept() {
      setBusy(true)
      const { gone, repriced, rest } = before
      if (gone.length > 0) await removeFromBag(gone.map((line) => line.sku))
      if (repriced.length > 0) await dismissBagReport()
      setBusy(false)
      setPressed(false)
      if (rest) leave()
    },
    stay: () => setPressed(false),
  }
}

/** Without a network, or without an answer in time, checkout itself says that it needs one. */
function asked(): Promise<unknown> {
  if (!navigator.onLine) return Promise.resolve()
  const patience = new Promise((resolve) => setTimeout(resolve, ASK_WITHIN_MS))
  return Promise.race([refreshBag().catch(() => {}), patience])
}
