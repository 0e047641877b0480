import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Category } from '#contract/catalog/navigation.contract.ts'
import { closeOverlay } from '#blocks/overlays.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { AccountEntries } from './account-entries.tsx'
import { InstallEntry } from './install-entry.tsx'
import { entryId } from './menu-entry.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { MenuRoot } from './menu-root.tsx'
import css from './menu-sheet.module.css'
import { RegionForm } from '../region/region-form.tsx'
import { Wordmark } from '../header/wordmark.tsx'
import { useCategories } from '../use-categories.ts'

/** The left menu of a phone: categories open in nested panels (spec 2.5). */
export function MenuSheet({ open }: { readonly open: boolean }) {
  const { t } = useLingui()
  const categories = useCategories()
  const [path, setPath] = useState<readonly Category[]>([])
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setPath([])
  }
  const panel = path.at(-1)

  function goBack(from: Category) {
    // Committed synchronously, so that the previous line is mounted and can take the focus.
    flushSync(() => setPath(path.slice(0, -1)))
    document.querySelector<HTMLElement>(`#${entryId(from)}`)?.focus()
  }

  return (
    <Sheet.Root open={open} onClose={closeOverlay} label={t`Menu`} closeLabel={t`Close`} side="start">
      {panel ? (
        <MenuPanel
          key={panel.categoriesId}
          category={panel}
          onBack={() => goBack(panel)}
          onInto={(child) => setPath([...path, child])}
          onLeave={closeOverlay}
        />
      ) : (
        <>
          <div className={css.head}>
            <Wordmark />
          </div>
          <Sheet.Body className={css.body}>
            <MenuRoot categories={categories} onInto={(child) => setPath([child])} onLeave={closeOverlay} />
            <ul>
              <li>
                <PageLink href="/" className={css.entry} onClick={closeOverlay}>
                  <Trans>Home</Trans>
                </PageLink>
              </li>
              <li>
                <PageLink href="/user/wishlist" className={css.entry} onClick={closeOverlay}>
                  <Trans>Wishlist</Trans>
                </PageLink>
              </li>
              <li>
                <PageLink href="/reward" className={css.entry} onClick={closeOverlay}>
                  <Trans>Rewards</Trans>
                </PageLink>
              </li>
              <InstallEntry />
            </ul>
            <AccountEntries />
            <RegionForm />
          </Sheet.Body>
        </>
      )}
    </Sheet.Root>
  )
}
