import { useLingui } from '@lingui/react/macro'
import { failureOf } from '#contract/failure.ts'

/** The message for a failed call: the server's own text where it sent one (spec 8). */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => {
    const failure = failureOf(error)
    switch (failure?.kind) {
      case 'offline':
        return t`You’re offline. This needs a connection.`
      case 'timeout':
        return t`The shop did not answer in time. Please try again.`
      case 'busy':
        return t`The shop is busy. Please try again in a moment.`
      case 'site-closed':
        return t`The shop is closed for a moment. Please come back later.`
      case 'empty':
        return t`failed to get data`
      case 'refused':
        return failure.message
      default:
        return t`Something went wrong. Please try again.`
    }
  }
}
