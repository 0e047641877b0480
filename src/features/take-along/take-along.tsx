import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  cancelTaking,
  leaveShopHere,
  pauseTaking,
  savesData,
  startTaking,
  type AlongHere,
} from '#data/bundle/along.ts'
import { ALONG_WIDTHS, type AlongWidth } from '#data/bundle/bundle-db.ts'
import type { AlongStep, AlongTrouble } from '#data/bundle/take-shop-along.ts'
import { Moment } from '#blocks/moment.tsx'
import { usePlace } from '#blocks/place.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { megabytesOf, writeMegabytes } from './sizes.ts'
import css from './take-along-section.module.css'
import { useAlong } from './use-along.ts'

/** Before the shop has been counted on this device: about what it has. */
const ABOUT_PRODUCTS = 2_000

export function TakeAlong() {
  const { language } = usePlace()
  const caller = useCaller()
  const { here, running, step, outcome } = useAlong()
  const [chosen, setChosen] = useState<AlongWidth>()
  const [asking, setAsking] = useState(false)
  if (here === undefined) return <div className={css.panel} />
  if (here === 'unreadable')
    return (
      <Notice tone="error">
        <Trans>What is kept here cannot be read just now. Nothing was changed; please reload the page.</Trans>
      </Notice>
    )

  const width = chosen ?? here.pictures?.width ?? 180
  const start = (sure: boolean) => {
    const careful = width > 0 && savesData() && !sure
    setAsking(careful)
    if (!careful) void startTaking(caller, language, width)
  }
  return (
    <div className={css.panel} data-along={running ? 'taking' : here.kept ? 'kept' : 'none'}>
      <Facts here={here} />
      {running ? (
        <Progress step={step} />
      ) : (
        outcome?.kind === 'failed' && <Trouble why={outcome.why} here={here} />
      )}
      {!running && (
        <WidthChoice width={width} products={here.kept?.total ?? ABOUT_PRODUCTS} onChoose={setChosen} />
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
            Your browser is set to save data. The pictures are about{' '}
            {megabytesOf(width, here.kept?.total ?? ABOUT_PRODUCTS)} MB.
          </Trans>
        </Notice>
      )}
      <Actions here={here} running={running} width={width} onStart={() => start(false)} />
    </div>
  )
}

function Facts({ here: { kept, pictures } }: { readonly here: AlongHere }) {
  if (!kept)
    return (
      <p className={css.soft}>
        <Trans>
          The shop is not on this device yet. Without pictures it is less than one megabyte to fetch.
        </Trans>
      </p>
    )
  return (
    <div className={css.facts}>
      <p>
        <Plural
          value={kept.total}
          one="# product is on this device."
          other="# products are on this device."
        />{' '}
        <Trans>
          Prices and stock as of <Moment at={kept.asOf} />.
        </Trans>
      </p>
      <p className={css.soft}>
        {pictures ? (
          <Trans>
            {pictures.got} of {pictures.wanted} pictures. {writeMegabytes(kept.bytes + pictures.bytes)} MB in
            all.
          </Trans>
        ) : (
          <Trans>No pictures. {writeMegabytes(kept.bytes)} MB in all.</Trans>
        )}
      </p>
    </div>
  )
}

function Progress({ step }: { readonly step: AlongStep | undefined }) {
  const { t } = useLingui()
  return (
    <div className={css.progress}>
      <progress
        className={css.bar}
        aria-label={t`Taking the shop along`}
        value={step ? step.got : undefined}
        max={step ? step.of : undefined}
      />
      <p className={css.soft}>
        {!step ? (
          <Trans>Looking at what is new</Trans>
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

function WidthChoice({
  width,
  products,
  onChoose,
}: {
  readonly width: AlongWidth
  readonly products: number
  readonly onChoose: (width: AlongWidth) => void
}) {
  const { t } = useLingui()
  const about = (of: AlongWidth) => t`about ${megabytesOf(of, products)} MB`
  const options = [
    { value: '0', label: t`None`, aside: '' },
    { value: '180', label: t`Small`, aside: about(180) },
    { value: '360', label: t`Medium`, aside: about(360) },
    { value: '540', label: t`Large`, aside: about(540) },
  ]
  return (
    <RadioGroup
      label={t`Pictures`}
      name="along-pictures"
      options={options}
      value={String(width)}
      onChange={(value) => onChoose(ALONG_WIDTHS.find((known) => String(known) === value) ?? 0)}
    />
  )
}

function Actions({
  here: { kept, taking, pictures },
  running,
  width,
  onStart,
}: {
  readonly here: AlongHere
  readonly running: boolean
  readonly width: AlongWidth
  readonly onStart: () => void
}) {
  const { language } = usePlace()
  const begun =
    taking !== undefined ||
    (pictures !== undefined && pictures.got < pictures.wanted && pictures.width === width)
  if (running)
    return (
      <div className={css.actions}>
        <Button look="outline" onClick={pauseTaking}>
          <Trans>Pause</Trans>
        </Button>
        {taking && (
          <Button look="quiet" onClick={() => void cancelTaking(language)}>
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
        ) : kept ? (
          <Trans>Bring up to date</Trans>
        ) : (
          <Trans>Take the shop with you</Trans>
        )}
      </Button>
      {(kept ?? taking) && (
        <Button look="quiet" onClick={() => void leaveShopHere()}>
          <Trans>Remove from this device</Trans>
        </Button>
      )}
    </div>
  )
}

function Trouble({ why, here }: { readonly why: AlongTrouble; readonly here: AlongHere }) {
  return (
    <Notice tone="error" role="alert">
      <Words why={why} />{' '}
      {here.kept ? (
        <Trans>The catalogue that is here stays as it is.</Trans>
      ) : Object.keys(here.taking?.got ?? {}).length > 0 ? (
        <Trans>What has come so far is kept; you can go on later.</Trans>
      ) : (
        <Trans>Nothing was saved.</Trans>
      )}
    </Notice>
  )
}

function Words({ why }: { readonly why: AlongTrouble }) {
  switch (why) {
    case 'offline':
      return <Trans>The shop cannot be reached.</Trans>
    case 'storage-full':
      return <Trans>There is no room left on this device.</Trans>
    case 'elsewhere':
      return <Trans>Another tab is already taking the shop along.</Trans>
    case 'refused':
      return <Trans>The shop could not give everything just now. Please try again later.</Trans>
  }
}
