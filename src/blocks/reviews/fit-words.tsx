import { Trans } from '@lingui/react/macro'

/** The fit that a reviewer reported; any value but the three words renders nothing. */
export function FitWords({ fit }: { readonly fit: string }) {
  if (fit === 'small') return <Trans>Runs small</Trans>
  if (fit === 'true') return <Trans>True to size</Trans>
  if (fit === 'large') return <Trans>Runs large</Trans>
  return null
}
