import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { FacetChoices } from './facet-choices.tsx'
import type { FacetGroup } from '../use-facet-groups.ts'
import css from './facet-menu.module.css'
import { chosenIn } from '../listing-address.ts'
import { useListing } from '../use-listing-move.ts'
import { useHasStores } from '#blocks/storefront/use-has-stores.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const StoreChoices = onUse(async () => (await import('./store-choices.tsx')).StoreChoices)

/** One filter on a desktop: its name in the bar, its values in a popover that stays open. */
export function FacetMenu({ group }: { readonly group: FacetGroup }) {
  return (
    <FilterMenu facet={group.facet} title={group.title}>
      <FacetChoices group={group} how="push" />
    </FilterMenu>
  )
}

/** Its values do not come with the list: they are the stores of the shop. */
export function StoreMenu() {
  const { t } = useLingui()
  if (!useHasStores()) return null
  return (
    <FilterMenu facet="store" title={t`In my store`}>
      <StoreChoices how="push" />
    </FilterMenu>
  )
}

type FilterMenuProps = Pick<FacetGroup, 'facet' | 'title'> & {
  readonly children: ReactNode
}

function FilterMenu({ facet, title, children }: FilterMenuProps) {
  const { address } = useListing()
  const [open, setOpen] = useState(false)
  const on = chosenIn(address, facet).length
  return (
    <Popover
      label={title}
      className={css.menu}
      onToggle={setOpen}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={css.trigger}
          data-on={on > 0 || undefined}
          aria-expanded={open}
        >
          <span>{title}</span>
          {on > 0 && <span className={css.on}>{on}</span>}
          <Icon name="chevron-down" size={14} />
        </button>
      )}
    >
      {open && children}
    </Popover>
  )
}
