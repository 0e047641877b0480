import { Trans } from '@lingui/react/macro'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { EarnList } from './components/earn-list.tsx'
import { InviteFriends } from './components/invite-friends.tsx'
import { OwnBalance } from './components/own-balance.tsx'
import { OwnRewards } from './components/own-rewards.tsx'
import { PointQuestions } from './components/point-questions.tsx'
import { RedeemWays } from './components/redeem-ways.tsx'
import { TierTable } from './components/tier-table.tsx'

/** Points for everyone to read (spec 2.14, 9.8); it needs no data of the shop, so it opens without a network, too. */
export function RewardScreen() {
  return (
    <NarrowPage
      title={<Trans>Rewards</Trans>}
      lead={<Trans>Every member earns points: for a purchase, a review, an item shared with a friend.</Trans>}
    >
      <OwnBalance />
      <EarnList />
      <RedeemWays />
      <TierTable />
      <InviteFriends />
      <PointQuestions />
      <OwnRewards />
    </NarrowPage>
  )
}
