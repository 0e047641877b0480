import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '#contract/failure.ts'
import { SITES } from '#domain/region/sites.ts'
import { userInfoQuery } from '#queries/customer-queries.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { AccountFrame } from '#blocks/account-frame/account-frame.tsx'
import { AddressesTile } from './addresses/addresses-tile.tsx'
import { AccountDetails } from './profile/account-details.tsx'
import { AccountWays } from './dashboard/account-ways.tsx'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { GuestOffer } from '#blocks/account-frame/guest-offer.tsx'
import { MemberCard } from './card/member-card.tsx'
import { MyDetails } from './profile/my-details.tsx'
import { MyPreferences } from './preferences/my-preferences.tsx'
import { OwnSizes } from './dashboard/own-sizes.tsx'
import { PointsTile } from './dashboard/points-tile.tsx'
import { SecurityTile } from './security/security-tile.tsx'
import { WholeAccount } from './dashboard/whole-account.tsx'
import { useOfflineCopy } from './use-offline-copy.ts'
import { LeftNotice } from './leaving/left-notice.tsx'
import { isLoggedOut } from './leaving/logged-out.ts'
import { useLeavesAt } from './use-leaves-at.ts'

/** The member's dashboard (spec 2.14). `wanted`: the address of the page that sent a guest here to log in (spec 2.3). */
export function DashboardScreen({ wanted }: { readonly wanted: string | undefined }) {
  return (
    <AccountFrame first title={<Trans>My account</Trans>}>
      <NeedsScripts />
      <Contents wanted={wanted} />
    </AccountFrame>
  )
}

function Contents({ wanted }: { readonly wanted: string | undefined }) {
  const hydrated = useHydrated()
  const { restricted } = SITES[useStorefront().site]
  const isSignedIn = useSignedIn()
  const { data, error, refetch } = useQuery({ ...userInfoQuery(), enabled: hydrated && isSignedIn === true })
  const words = useFailureWords()
  useOfflineCopy(isSignedIn === true)
  const leavesAt = useLeavesAt()
  const failure = failureOf(error)
  const isGuest = isLoggedOut(isSignedIn, failure)
  if (isGuest && leavesAt !== undefined) return <LeftNotice leavesAt={leavesAt} />
  if (isGuest)
    return (
      <>
        {failure?.kind === 'refused' && failure.code !== 401 && (
          <Notice tone="warn" role="status">
            {failure.message}
          </Notice>
        )}
        <GuestOffer wanted={wanted}>
          <Trans>Log in to see your account: your details, your password and what you have saved.</Trans>
        </GuestOffer>
      </>
    )
  if (isSignedIn === undefined) return <AccountLoading />
  return (
    <>
      <MemberCard />
      <PointsTile />
      <AccountWays />
      <MyDetails birthday={data?.birthday} />
      {data && <AccountDetails member={data} />}
      {!data && !error && <AccountLoading />}
      {!data && error && (
        <Notice
          tone={failure?.kind === 'offline' ? 'info' : 'warn'}
          role="status"
          action={
            <Button look="outline" size="small" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {failure?.kind === 'offline' ? (
            <Trans>You’re offline: your email and phone need a network.</Trans>
          ) : (
            words(error)
          )}
        </Notice>
      )}
      <OwnSizes />
      {!restricted && <AddressesTile />}
      <MyPreferences />
      {restricted ? <WholeAccount /> : <SecurityTile />}
    </>
  )
}
