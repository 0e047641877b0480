import * as Menu from '@radix-ui/react-navigation-menu'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Category } from '#contract/catalog/navigation.contract.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { categoryAddress } from './category-address.ts'
import nav from '../header/category-nav.module.css'
import css from './mega-menu.module.css'
import { MenuBanners } from './menu-banners.tsx'
import { navLook } from './nav-look.ts'
import { useCategories } from '../use-categories.ts'
import { useUnfolding } from '../use-unfolding.ts'

/**
 * Categories with all their children (spec 2.5). A category's name is a link that opens on hover; on the keyboard Enter
 * follows it, and arrow down or space open it.
 */
export function MegaMenu() {
  const categories = useCategories()
  const { open, bar, change, follow, unfold } = useUnfolding()

  return (
    <Menu.Root asChild aria-label={undefined} value={open} onValueChange={change} delayDuration={120}>
      <div ref={bar}>
        <Menu.List className={nav.list}>
          {categories.map((category) => {
            const value = String(category.categoriesId)
            return (
              <Menu.Item key={value} value={value} data-entry={value}>
                {category.subCategory.length === 0 ? (
                  <TopLink category={category} />
                ) : (
                  <>
                    <Menu.Trigger asChild onKeyDown={(event) => unfold(event, value)}>
                      <TopLink category={category} onClick={() => follow(value)} />
                    </Menu.Trigger>
                    <Menu.Content className={css.content} onClick={() => follow(value)}>
                      <Below category={category} />
                    </Menu.Content>
                  </>
                )}
              </Menu.Item>
            )
          })}
        </Menu.List>
        <div className={css.backdrop} data-open={open !== '' || undefined} />
        <div className={css.place}>
          <Menu.Viewport className={css.viewport} />
        </div>
      </div>
    </Menu.Root>
  )
}

type TopLinkProps = ComponentProps<'a'> & { readonly category: Category }

function TopLink({ category, ...rest }: TopLinkProps) {
  return (
    <PageLink {...rest} href={categoryAddress(category)} className={nav.link} {...navLook(category)}>
      {category.categoryName}
    </PageLink>
  )
}

function Below({ category }: { readonly category: Category }) {
  const deep = category.subCategory.some(({ subCategory }) => subCategory.length > 0)
  return (
    <div className={css.below}>
      <div className={css.words}>
        <PageLink href={categoryAddress(category)} className={css.all}>
          <Trans>All of {category.categoryName}</Trans>
        </PageLink>
        <ul className={css.groups} data-deep={deep || undefined}>
          {category.subCategory.map((group) => (
            <li key={group.categoriesId}>
              <PageLink href={categoryAddress(group)} className={css.group}>
                {group.categoryName}
              </PageLink>
              {group.subCategory.length > 0 && (
                <ul>
                  {group.subCategory.map((leaf) => (
                    <li key={leaf.categoriesId}>
                      <PageLink href={categoryAddress(leaf)} className={css.leaf}>
                        {leaf.categoryName}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
      <MenuBanners category={category} />
    </div>
  )
}
