import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { openOverlay } from '#blocks/overlays.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { AccountIcon } from './account-icon.tsx'
import { CartIcon } from './cart-icon.tsx'
import { CategoryNav } from './category-nav.tsx'
import css from './header.module.css'
import { PlainHeader } from './plain-header.tsx'
import { Panels } from '../panels.tsx'
import { RegionButton } from '../region/region-button.tsx'
import { SyncMark } from './sync-mark.tsx'
import { Wordmark } from './wordmark.tsx'

/** Logo, categories, search, account, wishlist, bag, language and currency (spec 2.5). */
export function Header() {
  return (
    <>
      <header className={css.header}>
        <HeaderRow />
        <noscript>{import.meta.env.SSR && <PlainHeader />}</noscript>
      </header>
      <Panels />
    </>
  )
}

function HeaderRow() {
  const { t } = useLingui()
  return (
    <div className={css.row}>
      <div className={css.start}>
        <IconButton className={css.mobileOnly} label={t`Menu`} onClick={() => void openOverlay('menu')}>
          <Icon name="menu" size={22} />
        </IconButton>
        <IconButton className={css.mobileOnly} label={t`Search`} onClick={() => void openOverlay('search')}>
          <Icon name="search" size={22} />
        </IconButton>
        {/* Opposite the third icon, so that the logo does not move when it appears. */}
        <SyncMark on="phone" className={css.icon} />
      </div>
      <Link to="/" className={css.logo} aria-label={t`Vanda, home`}>
        <Wordmark />
      </Link>
      <CategoryNav />
      <div className={css.end}>
        {/* In a place of its own before the others, so that the categories stand still when it comes. */}
        <span className={css.markPlace}>
          <SyncMark on="wide" className={css.icon} />
        </span>
        <RegionButton />
        <IconButton className={css.desktopOnly} label={t`Search`} onClick={() => void openOverlay('search')}>
          <Icon name="search" size={22} />
        </IconButton>
        <AccountIcon className={css.icon} />
        <PageLink href="/user/wishlist" className={css.icon} aria-label={t`Wishlist`}>
          <Icon name="heart" size={22} />
        </PageLink>
        <CartIcon className={css.icon} />
      </div>
    </div>
  )
}
