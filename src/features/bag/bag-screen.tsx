import { Plural, Trans } from '@lingui/react/macro'
import { useBagContents } from '#blocks/bag/bag-contents.ts'
import { RefusedTray } from '#blocks/bag/refused-tray.tsx'
import { SlimPage } from '#blocks/slim-page/slim-page.tsx'
import { SyncStatus } from '#blocks/sync/sync-status.tsx'
import { useBagCount } from '#data/bag/use-bag.ts'
import type { ReactNode } from 'react'
import { BackButton } from './back-button.tsx'
import { BagEmpty, BagFailed } from './bag-absent.tsx'
import { BagFilled } from './bag-filled.tsx'
import css from './bag-screen.module.css'
import { BagScreenSkeleton } from './bag-screen-skeleton.tsx'
import { RetentionDialog } from './retention-dialog.tsx'

/** The shopping bag (spec 2.11); it brings its own header (spec 2.2). `menu`: the shop's menu, for a phone. */
export function BagScreen({ menu }: { readonly menu?: ReactNode }) {
  const { contents, ask } = useBagContents()
  const count = useBagCount()
  return (
    <SlimPage start={<BackButton />} end={menu}>
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
        <RefusedTray />
      </div>
      {contents.state === 'loading' && <BagScreenSkeleton />}
      {contents.state === 'failed' && <BagFailed onRetry={ask} />}
      {contents.state === 'empty' && <BagEmpty />}
      {contents.state === 'filled' && <BagFilled bag={contents.bag} />}
      {contents.state === 'filled' && <RetentionDialog bag={contents.bag} />}
    </SlimPage>
  )
}
