import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Category } from '#contract/navigation.ts'
import { categoriesQuery } from '#data/navigation.ts'
import { close } from '#blocks/overlays.ts'
import { PageLink } from '#blocks/page-link.tsx'
import { usePlace } from '#blocks/place.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { MenuPanel } from './menu-panel.tsx'
import { MenuRoot } from './menu-root.tsx'
import css from './menu-sheet.module.css'
import { RegionSelects } from './region-selects.tsx'
import { Wordmark } from './wordmark.tsx'

/** The left menu of a phone: categories drill down into panels (spec 2.5). */
export function MenuSheet({ open }: { readonly open: boolean }) {
  const { t } = useLingui()
  const { data: categories } = useSuspenseQuery(categoriesQuery(usePlace()))
  const [path, setPath] = useState<readonly Category[]>([])
  const panel = path.at(-1)

  function leave() {
    setPath([])
    close()
  }

  return (
    <Sheet.Root open={open} onClose={leave} label={t`Menu`} closeLabel={t`Close`} side="start">
      {panel ? (
        <MenuPanel
          key={panel.categoriesId}
          category={panel}
          onBack={() => setPath(path.slice(0, -1))}
          onInto={(child) => setPath([...path, child])}
          onLeave={leave}
        />
      ) : (
        <>
          <div className={css.head}>
            <Wordmark />
          </div>
          <Sheet.Body className={css.body}>
            <MenuRoot categories={categories} onInto={(child) => setPath([child])} onLeave={leave} />
            <ul className={css.more}>
              <li>
                <PageLink href="/" className={css.entry} onClick={leave}>
                  <Trans>Home</Trans>
                </PageLink>
              </li>
              <li>
                <PageLink href="/user/wishlist" className={css.entry} onClick={leave}>
                  <Trans>Wishlist</Trans>
                </PageLink>
              </li>
            </ul>
            <RegionSelects />
          </Sheet.Body>
        </>
      )}
    </Sheet.Root>
  )
}
