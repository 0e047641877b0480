import { Trans } from '@lingui/react/macro'
import { askSignIn } from '#blocks/ask-sign-in.ts'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { Button } from '#ui/button/button.tsx'
import css from './components/account.module.css'
import { LeaveButton } from './components/leave-button.tsx'
import { LeavingFacts } from './components/leaving-facts.tsx'
import { LeftNotice } from './components/left-notice.tsx'
import { useLeavesAt } from './use-leaves-at.ts'
import { useSignedIn } from './use-signed-in.ts'

/** Deletes the account (spec 2.2 LogOff, 2.14; trust.md S37). */
export function LeaveAccountScreen() {
  const isSignedIn = useSignedIn()
  const leavesAt = useLeavesAt()
  return (
    <NarrowPage task tall title={<Trans>Delete account</Trans>}>
      <NeedsScripts />
      {leavesAt !== undefined && isSignedIn === false ? (
        <LeftNotice leavesAt={leavesAt} />
      ) : (
        <>
          <LeavingFacts />
          {isSignedIn === false ? (
            <div className={css.section}>
              <p>
                <Trans>Log in to delete your account.</Trans>
              </p>
              <div>
                <Button onClick={() => void askSignIn().catch(() => {})}>
                  <Trans>Log in</Trans>
                </Button>
              </div>
            </div>
          ) : (
            <LeaveButton />
          )}
        </>
      )}
    </NarrowPage>
  )
}
