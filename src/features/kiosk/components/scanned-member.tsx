import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { isRefused } from '#contract/failure.ts'
import type { confirmMember } from '#contract/stores/staff.contract.ts'
import { closeScannedCard, type ScannedCard } from '#blocks/scan/scanned-card.ts'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { confirmScannedMember, findScannedMember, signOutStaff } from '#commands/staff-calls.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { toast } from '#ui/toast/toast.ts'
import css from './kiosk-dialog.module.css'
import { RedeemCoupon } from './redeem-coupon.tsx'
import { SpendPoints } from './spend-points.tsx'
import { StaffForm } from './staff-form.tsx'

type Confirmed = Pick<OutputOf<typeof confirmMember>, 'confirmation' | 'points' | 'coupons'>

type LookupState =
  | { readonly state: 'asking' | 'staff-needed' }
  | {
      readonly state: 'found'
      readonly initial: string
      readonly tier: string
      readonly confirmed?: Confirmed
    }
  | { readonly state: 'failed'; readonly problem: string }

/** Initial and tier of the scanned member, once staff has signed in on this tablet; of a rotating code also that the member is here. */
export function ScannedMember({ card }: { readonly card: ScannedCard }) {
  const call = useCaller()
  const words = useFailureWords()
  const [lookup, setLookup] = useState<LookupState>({ state: 'asking' })

  async function ask() {
    setLookup({ state: 'asking' })
    try {
      if (card.kind === 'rotating') {
        const { initial, tier, ...confirmed } = await confirmScannedMember(call, card.code)
        setLookup({ state: 'found', initial, tier, confirmed })
      } else {
        setLookup({ state: 'found', ...(await findScannedMember(call, card.code)) })
      }
    } catch (error) {
      setLookup(
        isRefused(error, 'staff-needed')
          ? { state: 'staff-needed' }
          : { state: 'failed', problem: words(error) },
      )
    }
  }
  const begin = useEffectEvent(() => void ask())
  useEffect(() => begin(), [])

  const close = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => {
    if (lookup.state === 'found' && !lookup.confirmed) close.current?.focus()
  }, [lookup])

  async function leave() {
    try {
      await signOutStaff(call)
      closeScannedCard()
    } catch (error) {
      toast(words(error))
    }
  }

  if (lookup.state === 'staff-needed') return <StaffForm onSignedIn={() => void ask()} />
  return (
    <>
      <Dialog.Body className={css.body}>
        <div aria-live="polite">
          {lookup.state === 'asking' && (
            <p className={css.wait}>
              <Trans>One moment, please.</Trans>
            </p>
          )}
          {lookup.state === 'found' && (
            <Holder initial={lookup.initial} tier={lookup.tier} isHere={lookup.confirmed !== undefined} />
          )}
          {lookup.state === 'failed' && (
            <Notice
              tone="warn"
              action={
                <Button size="small" onClick={() => void ask()}>
                  <Trans>Try again</Trans>
                </Button>
              }
            >
              {lookup.problem}
            </Notice>
          )}
        </div>
        {lookup.state === 'found' && lookup.confirmed && (
          <>
            <SpendPoints {...lookup.confirmed} />
            <RedeemCoupon {...lookup.confirmed} />
          </>
        )}
      </Dialog.Body>
      {lookup.state === 'found' && (
        <Dialog.Footer>
          <Button look="outline" onClick={() => void leave()}>
            <Trans>Log out as staff</Trans>
          </Button>
          <Button ref={close} look={lookup.confirmed ? 'outline' : 'solid'} onClick={closeScannedCard}>
            <Trans>Close</Trans>
          </Button>
        </Dialog.Footer>
      )}
    </>
  )
}

interface HolderProps {
  readonly initial: string
  readonly tier: string
  readonly isHere: boolean
}

/** The least that staff needs to greet the member; more is not sent. */
function Holder({ initial, tier, isHere }: HolderProps) {
  const { t } = useLingui()
  return (
    <div className={css.initial}>
      <p className={css.letter} aria-label={t`The name begins with ${initial}`}>
        {`${initial}.`}
      </p>
      {tier !== '' && (
        <p className={css.tier}>
          <Trans>
            Tier: <span translate="no">{tier}</span>
          </Trans>
        </p>
      )}
      <p>{isHere ? <Trans>The member is here.</Trans> : <Trans>This is the card of a member.</Trans>}</p>
    </div>
  )
}
