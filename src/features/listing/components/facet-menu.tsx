import { useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { FacetChoices } from './facet-choices.tsx'
import type { FacetGroup } from '../use-facet-groups.ts'
import css from './facet-menu.module.css'
import { chosenIn } from '../listing-address.ts'
import { useListing } from '../use-listing-move.ts'

/** One filter on a desktop: its name in the bar, its values in a popover that stays open. */
export function FacetMenu({ group }: { readonly group: FacetGroup }) {
  const { address } = useListing()
  const [open, setOpen] = useState(false)
  const on = chosenIn(address, group.facet).length
  return (
    <Popover
      label={group.title}
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
          {group.title}
          {on > 0 && <span className={css.on}>{on}</span>}
          <Icon name="chevron-down" size={14} />
        </button>
      )}
    >
      {open && <FacetChoices group={group} how="push" />}
    </Popover>
  )
}
