import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'

/** The shop says that nothing is selected: there is nothing to buy. */
export function CheckoutEmpty() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`There is nothing to check out`}
      text={t`Please select at least one item.`}
      action={
        <Link to="/cart" {...buttonLink()}>
          <Trans>Go to the bag</Trans>
        </Link>
      }
    />
  )
}
