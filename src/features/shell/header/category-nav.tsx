import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Category } from '#contract/catalog/navigation.contract.ts'
import { topCategoriesQuery } from '#queries/navigation-queries.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { categoryAddress } from '../menu/category-address.ts'
import css from './category-nav.module.css'
import { navLook } from '../menu/nav-look.ts'
import { useFocusRestore } from '../use-focus-restore.ts'
import { useMegaMenu } from '../use-mega-menu.ts'

/** The categories on a desktop: plain links at first, the mega-menu once its chunk has loaded. */
export function CategoryNav() {
  const { t } = useLingui()
  const { data: categories } = useSuspenseQuery(topCategoriesQuery(useStorefront()))
  const nav = useRef<HTMLElement>(null)
  const Menu = useMegaMenu(nav)
  useFocusRestore(nav, Menu !== undefined)
  return (
    <nav ref={nav} className={css.nav} aria-label={t`Categories`}>
      {/* oxlint-disable-next-line react/static-components -- loaded once and kept in state, not made here */}
      {Menu ? <Menu /> : <PlainLinks categories={categories} />}
    </nav>
  )
}

export function PlainLinks({ categories }: { readonly categories: readonly Category[] }) {
  return (
    <ul className={css.list}>
      {categories.map((category) => (
        <li key={category.categoriesId}>
          <PageLink href={categoryAddress(category)} className={css.link} {...navLook(category)}>
            {category.categoryName}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
