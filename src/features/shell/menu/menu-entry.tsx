import type { Category } from '#contract/catalog/navigation.contract.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { categoryAddress } from './category-address.ts'
import css from './menu-sheet.module.css'
import { navLook } from './nav-look.ts'

export type MenuEntryProps = {
  readonly category: Category
  readonly onInto: (child: Category) => void
  readonly onLeave: () => void
}

/** One line: a link, or a button that opens the next panel. */
export function MenuEntry({ category, onInto, onLeave }: MenuEntryProps) {
  const look = navLook(category)
  return (
    <li>
      {category.subCategory.length === 0 ? (
        <PageLink href={categoryAddress(category)} className={css.entry} onClick={onLeave} {...look}>
          {category.categoryName}
        </PageLink>
      ) : (
        <button
          type="button"
          id={entryId(category)}
          className={css.entry}
          onClick={() => onInto(category)}
          {...look}
        >
          <span>{category.categoryName}</span>
          <Icon name="chevron-end" size={16} />
        </button>
      )}
    </li>
  )
}

/** Going back returns the focus here. */
export function entryId({ categoriesId }: Category): string {
  return `menu-${categoriesId}`
}
