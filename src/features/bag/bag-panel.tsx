import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type FilledBag, useBagContents } from '#blocks/bag/bag-contents.ts'
import { BagLines } from '#blocks/bag/bag-lines.tsx'
import { BagLinesSkeleton } from '#blocks/bag/bag-lines-skeleton.tsx'
import { BagReminder } from '#blocks/bag/bag-reminder.tsx'
import { BagSummary } from '#blocks/bag/bag-summary.tsx'
import { CheckoutButton } from '#blocks/bag/checkout-button.tsx'
import { CheckoutQuestion } from '#blocks/bag/checkout-question.tsx'
import { BagReport } from '#blocks/bag/bag-report.tsx'
import { RefusedTray } from '#blocks/bag/refused-tray.tsx'
import { UnbuyableNotice } from '#blocks/bag/unbuyable-notice.tsx'
import { useCheckout } from '#blocks/bag/use-checkout.ts'
import { close, useOpenOverlay } from '#blocks/overlays.ts'
import { StuckNotice } from '#blocks/sync/stuck-notice.tsx'
import { SyncStatus } from '#blocks/sync/sync-status.tsx'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { BagEmpty, BagFailed } from './bag-absent.tsx'
import css from './bag-panel.module.css'

/** The bag from the side (spec 2.11): opened by `ask('bag-panel')` after something was added. */
export function BagPanel() {
  const { t } = useLingui()
  const open = useOpenOverlay() === 'bag-panel'
  useCloseOnLeaving()
  return (
    <Sheet.Root open={open} onClose={close} label={t`Shopping Bag`} closeLabel={t`Close`} side="end">
      <PanelContents />
    </Sheet.Root>
  )
}

/** Its own component, so that the shop is asked each time the panel opens and never while it is closed. */
function PanelContents() {
  const { contents, ask } = useBagContents()
  const bag = contents.state === 'filled' ? contents.bag : undefined
  return (
    <>
      <Sheet.Title>
        <Trans>Shopping Bag</Trans>
        {bag && <PieceCount count={bag.count} />}
      </Sheet.Title>
      <Sheet.Body>
        <div className={css.notices}>
          <SyncStatus />
          <StuckNotice />
          <BagReport />
          <RefusedTray />
        </div>
        {contents.state === 'loading' && <BagLinesSkeleton />}
        {contents.state === 'failed' && <BagFailed onRetry={ask} />}
        {contents.state === 'empty' && <BagEmpty />}
        {bag && <UnbuyableNotice lines={bag.lines} />}
        {bag && <BagLines lines={bag.lines} />}
        {bag && <BagReminder />}
      </Sheet.Body>
      {bag && <PanelFooter bag={bag} />}
    </>
  )
}

function PieceCount({ count }: { count: number }) {
  return (
    <small className={css.count}>
      <Plural value={count} one="# item" other="# items" />
    </small>
  )
}

function PanelFooter({ bag }: { bag: FilledBag }) {
  const navigate = useNavigate()
  const checkout = useCheckout(bag)
  function toBag() {
    close()
    void navigate({ to: '/cart' })
  }
  return (
    <Sheet.Footer>
      <div className={css.footer}>
        <BagSummary bag={bag} />
        <CheckoutButton checkout={checkout} />
        <Button wide look="outline" onClick={toBag}>
          <Trans>View bag</Trans>
        </Button>
        <CheckoutQuestion checkout={checkout} />
      </div>
    </Sheet.Footer>
  )
}

/** A link inside the panel leads somewhere the panel would hide. */
function useCloseOnLeaving() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const opened = useRef(path)
  useEffect(() => {
    if (opened.current !== path) close()
    opened.current = path
  }, [path])
}
