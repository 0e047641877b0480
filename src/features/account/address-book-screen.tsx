import { Trans } from '@lingui/react/macro'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { AccountLoading } from './components/account-loading.tsx'
import { MyAddresses } from './components/my-addresses.tsx'
import { GuestOffer } from './components/guest-offer.tsx'
import { useSignedIn } from './use-signed-in.ts'

/** The member's addresses (spec 2.14); works without a network, too. */
export function AddressBookScreen() {
  return (
    <NarrowPage title={<Trans>Address Book</Trans>} tall>
      <NeedsScripts />
      <Contents />
    </NarrowPage>
  )
}

function Contents() {
  const isSignedIn = useSignedIn()
  if (isSignedIn === undefined) return <AccountLoading />
  if (isSignedIn) return <MyAddresses />
  return (
    <GuestOffer>
      <Trans>Log in to keep your addresses and to use them at checkout.</Trans>
    </GuestOffer>
  )
}
