import { Trans, useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/catalog/listing.contract.ts'
import { PAGE_SIZES } from '#domain/catalog/listing/listing-query.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { Button } from '#ui/button/button.tsx'
import css from './facet-choices.module.css'
import { chosenIn, isSingle } from '../listing-address.ts'
import { type FacetGroup, useFacetGroups } from '../use-facet-groups.ts'
import { useListing } from '../use-listing-move.ts'
import { useSorts } from '../use-sorts.ts'

/** Filters, order and size of a page as one form, whose address is that of the list. Rendered by the server alone. */
export function PlainFilters({ listing }: { readonly listing: Listing }) {
  const { t } = useLingui()
  const { language, site } = useStorefront()
  const { address, path, scope } = useListing()
  const groups = useFacetGroups(listing.facets)
  const sorts = useSorts(listing, scope).map(({ label, sets }) => ({ value: String(sets.sort), label }))
  const sizes = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))
  return (
    <form className={css.plain} action={writeLanguage(path, language, site)}>
      {address.spelling && <input type="hidden" name="spelling" value={address.spelling} />}
      {address.store !== undefined && <input type="hidden" name="store" value={address.store} />}
      {listing.first && <input type="hidden" name="first" value={listing.first.key} />}
      {address.view && <input type="hidden" name="view" value={address.view} />}
      {groups.map((group) =>
        isSingle(group.facet) ? (
          <Choice
            key={group.facet}
            name={group.facet}
            label={group.title}
            options={[{ value: '', label: '–' }, ...group.values.map(asOption)]}
            value={chosenIn(address, group.facet)[0] ?? ''}
          />
        ) : (
          <Facet key={group.facet} group={group} chosen={chosenIn(address, group.facet)} />
        ),
      )}
      <Choice name="sort" label={t`Sort By`} options={sorts} value={listing.sort} />
      <Choice name="pageSize" label={t`Items Per Page`} options={sizes} value={String(listing.pageSize)} />
      <Button type="submit">
        <Trans>Apply</Trans>
      </Button>
    </form>
  )
}

function Facet({ group, chosen }: { readonly group: FacetGroup; readonly chosen: readonly string[] }) {
  return (
    <fieldset>
      <legend>{group.title}</legend>
      {group.values.map(({ key, label, count, hex }) => (
        <label key={key}>
          <input type="checkbox" name={group.facet} value={key} defaultChecked={chosen.includes(key)} />
          {hex && <span className={css.dot} style={{ background: hex }} />}
          <span>{label}</span> <span className={css.count}>{count}</span>
        </label>
      ))}
    </fieldset>
  )
}

const asOption = ({ key, label }: FacetGroup['values'][number]) => ({ value: key, label })

type ChoiceProps = {
  readonly name: string
  readonly label: string
  readonly options: readonly {
    readonly value: string
    readonly label: string
  }[]
  readonly value: string
}

function Choice({ name, label, options, value }: ChoiceProps) {
  return (
    <label className={css.single}>
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
