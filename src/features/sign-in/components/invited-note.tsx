import { Trans } from '@lingui/react/macro'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { formatRound } from '#domain/money/money.ts'
import { REFERRAL } from '#domain/referral/referral.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { inviteInput } from '#platform/storage/invite-code.ts'
import { Notice } from '#ui/notice/notice.tsx'

/** What the invite link that has led here gives with a new account (spec 9.8). */
export function InvitedNote() {
  const { locale } = useStorefront()
  const isInvited = useHydrated() && inviteInput().inviteCode !== undefined
  if (!isInvited) return null
  const friend = formatRound(REFERRAL.friend, 'SGD', locale)
  return (
    <Notice tone="success">
      <Trans>
        A friend has invited you: {friend} off are yours once you have confirmed your email address.
      </Trans>
    </Notice>
  )
}
