import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { clearPart, STORAGE_PARTS, measureStorage, type StorageUsage } from '#queries/storage-usage.ts'
import { useUnsent } from '#drafts/use-unsent.ts'
import { readPromise, type Promised } from '#platform/storage/persist.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { NotCleared } from '#blocks/confirm-loss/not-cleared.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { formatNumber } from '#domain/region/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Room } from '#ui/room/room.tsx'
import { ClearDialog } from './clear-dialog.tsx'
import { usePartNames } from '../use-part-names.ts'
import css from './storage-section.module.css'

type Sizes = Readonly<Partial<Record<StorageUsage, number | 'unreadable'>>>

/** What the shop stores on this device and its size; each part, or all of it, can be cleared. */
export function StorageSection() {
  const { t } = useLingui()
  const awake = useHydrated()
  const { sizes, measureAgain } = useSizes()
  const promised = usePromised()
  const names = usePartNames()
  const waiting = useUnsent()
  const [asking, setAsking] = useState<readonly StorageUsage[]>()
  const [failed, setFailed] = useState(false)

  async function clear(parts: readonly StorageUsage[]) {
    setFailed(false)
    const results = await Promise.allSettled(parts.map(clearPart))
    setAsking(undefined)
    if (results.some(({ status }) => status === 'rejected')) {
      setFailed(true)
      measureAgain()
      return
    }
    // The data in this page's memory is lost with the page.
    location.reload()
  }

  return (
    <section className={css.section} aria-label={t`Storage`}>
      <h2>
        <Trans>Storage</Trans>
      </h2>
      <div className={css.promise} data-promised={promised}>
        {promised === 'granted' && <Trans>This browser has promised not to clear it by itself.</Trans>}
        {promised === 'denied' && (
          <Trans>This browser may clear it when the device runs short of space.</Trans>
        )}
        {promised === 'unasked' && <Unasked />}
        {promised === undefined && <Room of={<Unasked />} />}
      </div>
      <ul className={css.parts}>
        {STORAGE_PARTS.map((part) => {
          const { name, description } = names(part)
          return (
            <li key={part} className={css.part}>
              <div>
                <h3>{name}</h3>
                <p>{description}</p>
                {part === 'cart' && waiting > 0 && (
                  <p className={css.waiting}>
                    <Plural
                      value={waiting}
                      one="# change waits to be sent."
                      other="# changes wait to be sent."
                    />
                  </p>
                )}
              </div>
              <Size bytes={sizes[part]} />
              <Button
                look="outline"
                size="small"
                aria-label={t`Clear: ${name}`}
                disabled={!awake || sizes[part] === 0}
                onClick={() => setAsking([part])}
              >
                <Trans>Clear</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
      {failed && <NotCleared />}
      <div>
        <Button look="outline" disabled={!awake} onClick={() => setAsking(STORAGE_PARTS)}>
          <Trans>Clear all of it</Trans>
        </Button>
      </div>
      <ClearDialog
        parts={asking}
        waiting={asking?.includes('cart') ? waiting : 0}
        onClear={clear}
        onClose={() => setAsking(undefined)}
      />
    </section>
  )
}

function Unasked() {
  return (
    <Trans>
      This browser may clear it when the device runs short of space. We ask it to keep it as soon as there is
      something in your bag or wishlist.
    </Trans>
  )
}

function Size({ bytes }: { bytes: number | 'unreadable' | undefined }) {
  const { t } = useLingui()
  const { locale } = useStorefront()
  if (bytes === 'unreadable')
    return (
      <span className={css.size}>
        <Trans>cannot be read</Trans>
      </span>
    )
  return (
    <span className={css.size} data-measured={bytes !== undefined || undefined}>
      {bytes === undefined ? '…' : bytes === 0 ? t`empty` : written(bytes, locale)}
    </span>
  )
}

const KILO = 1_000
const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Whole kilobytes at least: single bytes mean nothing to a user. */
function written(bytes: number, locale: string): string {
  const size = Math.max(1, bytes / KILO)
  const step = Math.min(Math.floor(Math.log10(size) / 3), UNITS.length - 1)
  return formatNumber(size / KILO ** step, locale, {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  })
}

function useSizes(): { sizes: Sizes; measureAgain: () => void } {
  const [sizes, setSizes] = useState<Sizes>({})
  const [round, setRound] = useState(0)
  useEffect(() => {
    let left = false
    for (const part of STORAGE_PARTS) {
      void measureStorage(part)
        .catch(() => 'unreadable' as const)
        .then((bytes) => left || setSizes((known) => ({ ...known, [part]: bytes })))
    }
    return () => {
      left = true
    }
  }, [round])
  return { sizes, measureAgain: () => setRound((count) => count + 1) }
}

function usePromised(): Promised | undefined {
  const [promised, setPromised] = useState<Promised>()
  useEffect(() => void readPromise().then(setPromised), [])
  return promised
}
