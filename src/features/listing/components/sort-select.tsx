import { useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/catalog/listing.contract.ts'
import { InlineSelect } from '#ui/select/select.tsx'
import { fromStart } from '../listing-address.ts'
import { useFirstChoices } from '../use-first-choices.ts'
import { useListing } from '../use-listing-move.ts'
import { firstOrder, orderOf, useSorts } from '../use-sorts.ts'

/** The orders of a list (spec 2.8), with those that put the user's sizes and store first. */
export function SortSelect({ listing }: { readonly listing: Listing }) {
  const { t } = useLingui()
  const { address, scope, go } = useListing()
  const sorts = useSorts(listing, scope)
  const { choices, onIntent } = useFirstChoices(listing)
  const own = choices.map((choice) => {
    const { sort, label } = choice
    const name = sort === 'size-first' ? t`In my size first: ${label}` : t`In my store first: ${label}`
    return firstOrder(choice, name)
  })
  const orders = [...sorts.filter(({ value }) => own.every((known) => known.value !== value)), ...own]
  return (
    <InlineSelect
      label={t`Sort By`}
      options={orders}
      value={orderOf(listing)}
      onFocus={onIntent}
      onPointerEnter={onIntent}
      onChange={({ target }) => {
        const order = orders.find(({ value }) => value === target.value)
        if (order) void go(fromStart({ ...address, ...order.sets }))
      }}
    />
  )
}
