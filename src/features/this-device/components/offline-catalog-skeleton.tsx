import { Trans, useLingui } from '@lingui/react/macro'
import type { DownloadWidth } from '#offline-catalog/offline-catalog-db.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { Room } from '#ui/room/room.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { megabytesOf } from './megabytes.ts'
import css from './offline-catalog-section.module.css'

/** Until the device has been read: the room of the section without an installed catalogue. */
export function OfflineCatalogSkeleton() {
  return (
    <Room
      of={
        <div className={css.panel}>
          <NotHere />
          <WidthChoice width={180} products={undefined} onChoose={() => {}} />
          <div className={css.actions}>
            <Button>
              <Trans>Save the shop for offline</Trans>
            </Button>
          </div>
        </div>
      }
    >
      <Skeleton shape="text" lines={2} />
    </Room>
  )
}

export function NotHere() {
  return (
    <p className={css.soft}>
      <Trans>
        The shop is not on this device yet. Without pictures it is less than one megabyte to fetch.
      </Trans>
    </p>
  )
}

type WidthChoiceProps = {
  readonly width: DownloadWidth
  /** Undefined until the server has counted them. */
  readonly products: number | undefined
  readonly onChoose: (width: string) => void
}

export function WidthChoice({ width, products, onChoose }: WidthChoiceProps) {
  const { t } = useLingui()
  const preview = (of: DownloadWidth) =>
    products === undefined ? '' : t`about ${megabytesOf(of, products)} MB`
  const options = [
    { value: '0', label: t`None`, aside: '' },
    { value: '180', label: t`Small`, aside: preview(180) },
    { value: '360', label: t`Medium`, aside: preview(360) },
    { value: '540', label: t`Large`, aside: preview(540) },
  ]
  return (
    <RadioGroup
      label={t`Pictures`}
      name="along-pictures"
      options={options}
      value={String(width)}
      onChange={onChoose}
    />
  )
}
