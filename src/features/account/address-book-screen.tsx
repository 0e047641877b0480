import { Trans } from '@lingui/react/macro'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { useSignedIn } from '#blocks/use-signed-in.ts'
import { AccountLoading } from './components/account-loading.tsx'
import { MyAddresses } from './components/my-addresses.tsx'

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
  return isSignedIn ? <MyAddresses /> : <AccountLoading />
}
