import { Trans, useLingui } from '@lingui/react/macro'
import { isRefused } from '#contract/failure.ts'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { AsOf } from '#blocks/sync/as-of.tsx'
import { useReferral } from '#sync/referral/use-referral.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FriendList } from './friend-list.tsx'
import { InviteLink } from './invite-link.tsx'

/** The member's invite link, and the friends who have come by it. */
export function MyReferral() {
  const { t } = useLingui()
  const mine = useReferral()
  if (mine.state === 'loading') return <AccountLoading />
  if (mine.state === 'failed') {
    // The session has ended elsewhere: a login helps, and no repetition.
    const isOut = isRefused(mine.error, 'sign-in-needed')
    return (
      <EmptyState
        title={t`We could not load your invite link`}
        text={t`Nothing is lost. Please try again when you’re back online.`}
        action={
          <Button
            look="outline"
            onClick={() => (isOut ? void askSignIn().then(mine.ask, () => {}) : mine.ask())}
          >
            {isOut ? <Trans>Log in</Trans> : <Trans>Try again</Trans>}
          </Button>
        }
      />
    )
  }
  const { code, friends, hasMore } = mine.referral
  return (
    <>
      {code === undefined ? (
        <p>
          <Trans>This account cannot invite friends.</Trans>
        </p>
      ) : (
        <InviteLink code={code} />
      )}
      <AsOf at={mine.asOf} />
      <FriendList friends={friends} hasMore={hasMore} />
    </>
  )
}
