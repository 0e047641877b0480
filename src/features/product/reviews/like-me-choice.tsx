import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import type { ReviewFilter } from '#domain/reviews/review-filter.ts'
import { buildOf, writeBuild } from '#domain/reviews/reviewer-body.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { wasSyncUsed } from '#sync/open-sync.ts'
import { useResource } from '#sync/device-state.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'

type LikeMeChoiceProps = {
  readonly filter: ReviewFilter
  readonly onFilter: (filter: ReviewFilter) => void
}

/** Reviews by people built like the user; opens the form of measurements where they are missing. */
export function LikeMeChoice({ filter, onFilter }: LikeMeChoiceProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const sizes = useResource('sizes')
  if (sizes.status === 'failed')
    return (
      <p>
        <Trans>Your measures could not be read on this device just now.</Trans>
      </p>
    )
  if (!hydrated || (sizes.status !== 'ready' && wasSyncUsed())) return null
  const build = sizes.status === 'ready' ? buildOf(sizes.recorded) : undefined
  if (!build)
    return (
      <PageLink href="/pages/garment-size-guide#my-sizes" className={linkClass('quiet')}>
        <Trans>Add my measures to find reviewers built like me</Trans>
      </PageLink>
    )
  const mine = writeBuild(build)
  const on = filter.build === mine
  return (
    <Checkbox
      label={t`Built like me`}
      checked={on}
      onChange={() => onFilter({ ...filter, build: on ? undefined : mine })}
    />
  )
}
