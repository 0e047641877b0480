import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useBagContents } from '#blocks/bag/bag-contents.ts'
import { BagReport } from '#blocks/bag/bag-report.tsx'
import { RefusedTray } from '#blocks/bag/refused-tray.tsx'
import { ask as openOverlay } from '#blocks/overlays.ts'
import { OfferedPieces } from '#blocks/product/offered-pieces.tsx'
import { SlimPage } from '#blocks/slim-page/slim-page.tsx'
import { StuckNotice } from '#blocks/sync/stuck-notice.tsx'
import { SyncStatus } from '#blocks/sync/sync-status.tsx'
import { useBagCount } from '#data/bag/use-bag.ts'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { BackButton } from './back-button.tsx'
import { BagEmpty, BagFailed } from './bag-absent.tsx'
import { BagFilled } from './bag-filled.tsx'
import css from './bag-screen.module.css'
import { BagScreenSkeleton } from './bag-screen-skeleton.tsx'

/** The shopping bag (spec 2.11); it brings its own header: back and menu (spec 2.5). `panels`: what the menu opens. */
export function BagScreen({ panels }: { readonly panels?: ReactNode }) {
  const { t } = useLingui()
  const { contents, ask } = useBagContents()
  const count = useBagCount()
  return (
    <SlimPage
      start={<BackButton />}
      end={
        <div className={css.menu}>
          <IconButton label={t`Menu`} onClick={() => void openOverlay('menu')}>
            <Icon name="menu" size={22} />
          </IconButton>
        </div>
      }
    >
      <h1 className={css.title}>
        <Trans>Shopping Bag</Trans>{' '}
        {count !== undefined && count > 0 && (
          <small className={css.count}>
            <Plural value={count} one="# item" other="# items" />
          </small>
        )}
      </h1>
      <div className={css.notices}>
        <SyncStatus />
        <StuckNotice />
        <BagReport />
        <RefusedTray />
      </div>
      {contents.state === 'loading' && <BagScreenSkeleton />}
      {contents.state === 'failed' && <BagFailed onRetry={ask} />}
      {contents.state === 'empty' && (
        <>
          <BagEmpty />
          <OfferedPieces />
        </>
      )}
      {contents.state === 'filled' && <BagFilled bag={contents.bag} />}
      {panels}
    </SlimPage>
  )
}
