import { useLingui } from '@lingui/react/macro'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { PasskeyProblem } from './passkey-problem.ts'

/** The message for a ceremony that failed, and what the user can do instead. */
export function usePasskeyWords(): (error: unknown) => string {
  const { t } = useLingui()
  const words = useFailureWords()
  return (error) => {
    if (!(error instanceof PasskeyProblem)) return words(error)
    switch (error.kind) {
      case 'cancelled':
      case 'superseded':
        return t`No passkey was used. You can try again.`
      case 'exists':
        return t`This device has a passkey of your account already.`
      case 'unsupported':
        return t`This browser or device cannot use a passkey here.`
      case 'broken':
        return t`Your device could not use a passkey. Please try again.`
    }
  }
}
