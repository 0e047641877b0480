import { Trans } from '@lingui/react/macro'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { AccountFrame } from '#blocks/account-frame/account-frame.tsx'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { MyAddresses } from './addresses/my-addresses.tsx'

/** The member's addresses (spec 2.14); works without a network, too. */
export function AddressBookScreen() {
  return (
    <AccountFrame title={<Trans>Address Book</Trans>}>
      <NeedsScripts />
      <Contents />
    </AccountFrame>
  )
}

function Contents() {
  const isSignedIn = useSignedIn()
  return isSignedIn ? <MyAddresses /> : <AccountLoading />
}
