import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  cancelDownload,
  removeCatalog,
  pauseDownload,
  startDownload,
  type DownloadState,
} from '#offline-catalog/catalog-download.ts'
import { DOWNLOAD_WIDTHS, type DownloadWidth } from '#offline-catalog/offline-catalog-db.ts'
import type { DownloadProblem } from '#offline-catalog/download-catalog.ts'
import type { DownloadStep } from '#offline-catalog/download-options.ts'
import { spokenFor } from '#domain/region/language.ts'
import { isDataSaverOn } from '#platform/device/data-saver.ts'
import { catalogSizeQuery } from '#queries/catalog-size.ts'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { megabytesOf, writeMegabytes } from './megabytes.ts'
import { NotHere, OfflineCatalogSkeleton, WidthChoice } from './offline-catalog-skeleton.tsx'
import css from './offline-catalog-section.module.css'
import { useDownload } from '../use-download.ts'

export function OfflineCatalogPanel() {
  const { language } = useStorefront()
  const caller = useCaller()
  const { here, running, step, outcome } = useDownload()
  const [chosen, setChosen] = useState<DownloadWidth>()
  const [asking, setAsking] = useState(false)
  const isFirst = typeof here === 'object' && !here.catalog
  const counted = useQuery({ ...catalogSizeQuery(spokenFor(language)), enabled: isFirst })
  if (here === undefined) return <OfflineCatalogSkeleton />
  if (here === 'unreadable')
    return (
      <Notice tone="error">
        <Trans>What is kept here cannot be read just now. Nothing was changed; please reload the page.</Trans>
      </Notice>
    )

  const products = here.catalog?.total ?? counted.data
  const width = chosen ?? here.pictures?.width ?? 180
  const start = (sure: boolean) => {
    const careful = width > 0 && isDataSaverOn() && !sure
    setAsking(careful)
    if (!careful) void startDownload(caller, language, width)
  }
  return (
    <div className={css.panel} data-catalog={running ? 'taking' : here.catalog ? 'kept' : 'none'}>
      <Facts here={here} />
      {running ? (
        <Progress step={step} />
      ) : (
        outcome?.kind === 'failed' && <Trouble why={outcome.why} here={here} />
      )}
      {!running && (
        <WidthChoice
          width={width}
          products={products}
          onChoose={(value) => setChosen(DOWNLOAD_WIDTHS.find((known) => String(known) === value) ?? 0)}
        />
      )}
      {asking && (
        <Notice
          tone="warn"
          role="alert"
          action={
            <Button size="small" onClick={() => start(true)}>
              <Trans>Fetch the pictures all the same</Trans>
            </Button>
          }
        >
          <Trans>
            Your browser is set to save data. The pictures are about {megabytesOf(width, products ?? 0)} MB.
          </Trans>
        </Notice>
      )}
      <Actions here={here} running={running} width={width} onStart={() => start(false)} />
    </div>
  )
}

function Facts({ here: { catalog, pictures } }: { readonly here: DownloadState }) {
  const { locale } = useStorefront()
  if (!catalog) return <NotHere />
  return (
    <div className={css.facts}>
      <p>
        <Plural
          value={catalog.total}
          one="# product is on this device."
          other="# products are on this device."
        />{' '}
        <Trans>
          Prices and stock as of <DateTime at={catalog.asOf} />.
        </Trans>
      </p>
      <p className={css.soft}>
        {pictures ? (
          <Trans>
            {pictures.got} of {pictures.wanted} pictures.{' '}
            {writeMegabytes(catalog.bytes + pictures.bytes, locale)} MB in all.
          </Trans>
        ) : (
          <Trans>No pictures. {writeMegabytes(catalog.bytes, locale)} MB in all.</Trans>
        )}
      </p>
    </div>
  )
}

function Progress({ step }: { readonly step: DownloadStep | undefined }) {
  const { t } = useLingui()
  return (
    <div className={css.progress}>
      <progress
        className={css.bar}
        aria-label={t`Saving the shop`}
        value={step ? step.got : undefined}
        max={step ? step.of : undefined}
      />
      <p className={css.soft}>
        {!step ? (
          <Trans>Checking for updates</Trans>
        ) : step.kind === 'catalogue' ? (
          <Trans>
            The catalogue: part {step.got} of {step.of}
          </Trans>
        ) : (
          <Trans>
            Pictures: {step.got} of {step.of}
          </Trans>
        )}
      </p>
    </div>
  )
}

function Actions({
  here: { catalog, taking, pictures },
  running,
  width,
  onStart,
}: {
  readonly here: DownloadState
  readonly running: boolean
  readonly width: DownloadWidth
  readonly onStart: () => void
}) {
  const { language } = useStorefront()
  const begun =
    taking !== undefined ||
    (pictures !== undefined && pictures.got < pictures.wanted && pictures.width === width)
  if (running)
    return (
      <div className={css.actions}>
        <Button look="outline" onClick={pauseDownload}>
          <Trans>Pause</Trans>
        </Button>
        {taking && (
          <Button look="quiet" onClick={() => void cancelDownload(language)}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    )
  return (
    <div className={css.actions}>
      <Button guarded={false} onClick={onStart}>
        {begun ? (
          <Trans>Go on</Trans>
        ) : catalog ? (
          <Trans>Update</Trans>
        ) : (
          <Trans>Save the shop for offline</Trans>
        )}
      </Button>
      {(catalog ?? taking) && (
        <Button look="quiet" onClick={() => void removeCatalog()}>
          <Trans>Remove from this device</Trans>
        </Button>
      )}
    </div>
  )
}

function Trouble({ why, here }: { readonly why: DownloadProblem; readonly here: DownloadState }) {
  return (
    <Notice tone="error" role="alert">
      <Words why={why} />{' '}
      {here.catalog ? (
        <Trans>The saved catalogue stays as it is.</Trans>
      ) : Object.keys(here.taking?.got ?? {}).length > 0 ? (
        <Trans>What’s loaded so far is kept; you can continue later.</Trans>
      ) : (
        <Trans>Nothing was saved.</Trans>
      )}
    </Notice>
  )
}

function Words({ why }: { readonly why: DownloadProblem }) {
  switch (why) {
    case 'offline':
      return <Trans>The shop cannot be reached.</Trans>
    case 'storage-full':
      return <Trans>There is no room left on this device.</Trans>
    case 'elsewhere':
      return <Trans>Another tab is already saving the shop.</Trans>
    case 'refused':
      return <Trans>The shop could not give everything just now. Please try again later.</Trans>
  }
}
