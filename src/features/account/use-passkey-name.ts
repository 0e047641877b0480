import { useLingui } from '@lingui/react/macro'
import type { Passkey } from '#contract/account/passkeys.contract.ts'

/** The name of a passkey as it is shown. */
export function usePasskeyName(): (passkey: Passkey) => string {
  const { t } = useLingui()
  return ({ name }) => name || t`Passkey`
}
