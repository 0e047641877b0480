import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Category } from '#contract/catalog/navigation.contract.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { categoryAddress } from './category-address.ts'
import { MenuBanners } from './menu-banners.tsx'
import { MenuEntry } from './menu-entry.tsx'
import css from './menu-sheet.module.css'

type MenuPanelProps = {
  readonly category: Category
  readonly onBack: () => void
  readonly onInto: (child: Category) => void
  readonly onLeave: () => void
}

/** The children of one category, with its pictures and a back button. */
export function MenuPanel({ category, onBack, onInto, onLeave }: MenuPanelProps) {
  const back = useRef<HTMLButtonElement>(null)
  // The line that opened this panel is unmounted; the focus must not be lost with it.
  useEffect(() => back.current?.focus(), [])
  return (
    <>
      <div className={css.head}>
        <button type="button" ref={back} className={css.back} onClick={onBack}>
          <Icon name="chevron-start" size={18} />
          <Trans>Back</Trans>
        </button>
      </div>
      <Sheet.Body className={css.panel}>
        <h2 className={css.title}>{category.categoryName}</h2>
        <ul>
          <li>
            <PageLink href={categoryAddress(category)} className={css.entry} onClick={onLeave}>
              <Trans>All of {category.categoryName}</Trans>
            </PageLink>
          </li>
          {category.subCategory.map((child) => (
            <MenuEntry key={child.categoriesId} category={child} onInto={onInto} onLeave={onLeave} />
          ))}
        </ul>
        <MenuBanners category={category} />
      </Sheet.Body>
    </>
  )
}
