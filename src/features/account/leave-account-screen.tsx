import { Trans } from '@lingui/react/macro'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { AccountFrame } from '#blocks/account-frame/account-frame.tsx'
import { GuestOffer } from '#blocks/account-frame/guest-offer.tsx'
import { LeaveButton } from './leaving/leave-button.tsx'
import { LeavingFacts } from './leaving/leaving-facts.tsx'
import { LeftNotice } from './leaving/left-notice.tsx'
import { useLeavesAt } from './use-leaves-at.ts'

/** Deletes the account (spec 2.2 LogOff, 2.14; trust.md S37). */
export function LeaveAccountScreen() {
  const isSignedIn = useSignedIn()
  const leavesAt = useLeavesAt()
  return (
    <AccountFrame task title={<Trans>Delete account</Trans>}>
      <NeedsScripts />
      {leavesAt !== undefined && isSignedIn === false ? (
        <LeftNotice leavesAt={leavesAt} />
      ) : (
        <>
          <LeavingFacts />
          {isSignedIn === false ? (
            <GuestOffer>
              <Trans>Log in to delete your account.</Trans>
            </GuestOffer>
          ) : (
            <LeaveButton />
          )}
        </>
      )}
    </AccountFrame>
  )
}
