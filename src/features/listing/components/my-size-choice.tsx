import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { mySizesAmong } from '#domain/sizing/my-size-filter.ts'
import { useMySizes } from '#sync/sizes/use-my-sizes.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import type { FacetGroup } from '../use-facet-groups.ts'
import css from './facet-choices.module.css'
import { chosenIn, withValues } from '../listing-address.ts'
import { useListing } from '../use-listing-move.ts'

type MySizeChoiceProps = {
  readonly group: FacetGroup
  readonly how: 'push' | 'stay'
}

/** "In my size": the sizes that fit the user's measurements; asks for these where there are none. */
export function MySizeChoice({ group, how }: MySizeChoiceProps) {
  const { t } = useLingui()
  const { address, go } = useListing()
  const sizes = useMySizes()
  if (sizes.status === 'failed')
    return (
      <p className={css.own}>
        <Trans>Your measures could not be read on this device just now.</Trans>
      </p>
    )
  const chosen = chosenIn(address, 'size')
  const { mySizes, offered } = mySizesAmong(
    sizes.status === 'ready' ? sizes.recorded : {},
    group.values.map(({ key }) => key),
  )
  const named = (offered.length > 0 ? offered : mySizes).join(', ')
  if (mySizes.length === 0)
    return (
      <p className={css.own}>
        <PageLink href="/pages/garment-size-guide#my-sizes" className={linkClass()}>
          <Trans>Add my measures to see only my size</Trans>
        </PageLink>
      </p>
    )
  if (offered.length === 0)
    return (
      <p className={css.own}>
        <Trans>Your size is {named}; nothing here comes in it.</Trans>
      </p>
    )
  const on = offered.every((size) => chosen.includes(size))
  return (
    <div className={css.own}>
      <Checkbox
        label={t`In my size: ${named}`}
        checked={on}
        onChange={() => void go(withValues(address, 'size', on ? [] : offered), how)}
      />
    </div>
  )
}
