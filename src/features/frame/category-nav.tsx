import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Category } from '#contract/navigation.ts'
import { categoriesQuery } from '#data/navigation.ts'
import { PageLink } from '#blocks/page-link.tsx'
import { usePlace } from '#blocks/place.tsx'
import { categoryAddress } from './category-address.ts'
import css from './category-nav.module.css'
import { navLook } from './nav-look.ts'

type MenuProps = { readonly categories: readonly Category[] }

/** The categories of a desktop: plain links at first, the mega-menu as soon as the page has time for it. */
export function CategoryNav() {
  const { t } = useLingui()
  const { data: categories } = useSuspenseQuery(categoriesQuery(usePlace()))
  const nav = useRef<HTMLElement>(null)
  const Menu = useMegaMenu()
  useKeptFocus(nav, Menu !== undefined)
  return (
    <nav ref={nav} className={css.nav} aria-label={t`Categories`}>
      {Menu ? <Menu categories={categories} /> : <PlainLinks categories={categories} />}
    </nav>
  )
}

function PlainLinks({ categories }: MenuProps) {
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

/** Fetched where there is room and a mouse, after everything else; a phone never pays for it. */
function useMegaMenu(): ComponentType<MenuProps> | undefined {
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>()
  useEffect(() => {
    if (!window.matchMedia('(width > 1024px)').matches) return
    let wanted = true
    const load = async () => {
      const { MegaMenu } = await import('./mega-menu.tsx')
      if (wanted) setMenu(() => MegaMenu)
    }
    // Without the menu the links still work, so a chunk that cannot be had is no failure.
    const start = () => void load().catch(() => {})
    const timer = setTimeout(start, 1_500)
    const early = () => start()
    document.addEventListener('pointermove', early, { once: true })
    return () => {
      wanted = false
      clearTimeout(timer)
      document.removeEventListener('pointermove', early)
    }
  }, [])
  return Menu
}

/** When the links are exchanged under the shopper's fingers, the focus stays on the same one. */
function useKeptFocus(nav: RefObject<HTMLElement | null>, exchanged: boolean) {
  const held = useRef(-1)
  const links = () => [...(nav.current?.querySelectorAll('a') ?? [])]
  useEffect(() => {
    const element = nav.current
    const note = () => {
      held.current = links().findIndex((link) => link === document.activeElement)
    }
    const forget = () => {
      held.current = -1
    }
    element?.addEventListener('focusin', note)
    document.addEventListener('focusin', forget, { capture: true })
    return () => {
      element?.removeEventListener('focusin', note)
      document.removeEventListener('focusin', forget, { capture: true })
    }
  }, [])
  useLayoutEffect(() => {
    if (exchanged && document.activeElement === document.body) links()[held.current]?.focus()
  }, [exchanged])
}
