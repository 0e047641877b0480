import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useHasStores } from '#blocks/storefront/use-has-stores.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { StoreChoices } from './store-choices.tsx'
import { FacetChoices } from './facet-choices.tsx'
import type { FacetGroup } from '../use-facet-groups.ts'
import css from './filter-sheet.module.css'
import { chosenIn, cleared, filterCount } from '../listing-address.ts'
import { useListing } from '../use-listing-move.ts'

export type FilterSheetProps = {
  readonly open: boolean
  readonly groups: readonly FacetGroup[]
  readonly total: number
  readonly onClose: () => void
}

/** The filters on a phone: each choice applies behind the sheet, and the button shows the number of results. */
export function FilterSheet({ open, groups, total, onClose }: FilterSheetProps) {
  const { t } = useLingui()
  const { address, busy, go } = useListing()
  const hasStores = useHasStores()
  return (
    <Sheet.Root open={open} onClose={onClose} label={t`Filter`} closeLabel={t`Close`} side="bottom">
      <Sheet.Title>
        <Trans>Filter</Trans>
      </Sheet.Title>
      <Sheet.Body>
        {groups.map((group, index) => {
          const on = chosenIn(address, group.facet).length
          return (
            <Disclosure
              key={group.facet}
              open={index === 0 || on > 0}
              summary={
                <>
                  <span>{group.title}</span> {on > 0 && <span className={css.on}>{on}</span>}
                </>
              }
            >
              <FacetChoices group={group} how="stay" />
            </Disclosure>
          )
        })}
        {hasStores && (
          <Disclosure
            open={chosenIn(address, 'store').length > 0}
            summary={
              <>
                <Trans>In my store</Trans>{' '}
                {chosenIn(address, 'store').length > 0 && <span className={css.on}>1</span>}
              </>
            }
          >
            <StoreChoices how="stay" />
          </Disclosure>
        )}
      </Sheet.Body>
      <Sheet.Footer>
        {filterCount(address) > 0 && (
          <Button look="outline" onClick={() => void go(cleared(address), 'stay')}>
            <Trans>Clear all</Trans>
          </Button>
        )}
        <Button busy={busy} onClick={onClose}>
          <Plural value={total} one="Show # result" other="Show # results" />
        </Button>
      </Sheet.Footer>
    </Sheet.Root>
  )
}
