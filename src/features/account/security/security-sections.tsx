import { DataExport } from './data-export.tsx'
import { Devices } from './devices.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordChange } from './password-change.tsx'

/** Password, the other ways to log in, the signed-in devices, and the member's data (spec 2.14). */
export function SecuritySections() {
  return (
    <>
      <PasswordChange />
      <LinkedAccounts />
      <Passkeys />
      <Devices />
      <DataExport />
    </>
  )
}
