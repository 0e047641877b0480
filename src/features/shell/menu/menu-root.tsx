import { Trans } from '@lingui/react/macro'
import type { Category } from '#contract/catalog/navigation.contract.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { categoryAddress, UNFOLDED } from './category-address.ts'
import { MenuEntry } from './menu-entry.tsx'
import css from './menu-sheet.module.css'

export type MenuRootProps = {
  readonly categories: readonly Category[]
  readonly onInto: (child: Category) => void
  readonly onLeave: () => void
}

/** The first panel; one category starts expanded (spec 9.6). */
export function MenuRoot({ categories, onInto, onLeave }: MenuRootProps) {
  return (
    <ul className={css.root}>
      {categories.map((category) =>
        category.categoriesId === UNFOLDED ? (
          <li key={category.categoriesId}>
            <details open className={css.unfolded}>
              <summary className={css.entry}>
                <span>{category.categoryName}</span>
                <Icon name="chevron-down" size={16} />
              </summary>
              <ul className={css.children}>
                {category.subCategory.map((child) => (
                  <MenuEntry key={child.categoriesId} category={child} onInto={onInto} onLeave={onLeave} />
                ))}
                <li>
                  <PageLink href={categoryAddress(category)} className={css.entry} onClick={onLeave}>
                    <Trans>All of {category.categoryName}</Trans>
                  </PageLink>
                </li>
              </ul>
            </details>
          </li>
        ) : (
          <MenuEntry key={category.categoriesId} category={category} onInto={onInto} onLeave={onLeave} />
        ),
      )}
    </ul>
  )
}
