import { Trans } from '@lingui/react/macro'

/** How the piece turned out on the person who wrote; anything but the three words says nothing. */
export function FitWords({ fit }: { readonly fit: string }) {
  if (fit === 'small') return <Trans>Runs small</Trans>
  if (fit === 'true') return <Trans>True to size</Trans>
  if (fit === 'large') return <Trans>Runs large</Trans>
  return null
}
