import { Plural, Trans } from '@lingui/react/macro'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { ProductSize } from '#contract/catalog/product.contract.ts'
import { nearestFirst, shownDistance } from '#domain/region/distance.ts'
import { formatNumber } from '#domain/region/formats.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { Button } from '#ui/button/button.tsx'
import css from './details.module.css'
import type { NearMeState, StoresNearMe } from '../use-stores-near-me.ts'

/** Above this number the store only shows as available. */
const FEW = 3

export type StoresWithItProps = { readonly size: ProductSize; readonly nearMe: StoresNearMe }

/** The stores that have this size in stock (spec 2.10), the nearest first once the user has pressed for it. */
export function StoresWithIt({ size, nearMe }: StoresWithItProps) {
  const { metres } = nearMe
  const stores = metres ? nearestFirst(size.storeInventory, metres) : size.storeInventory
  return (
    <>
      <ul className={css.stores}>
        {stores.map(({ storeId, name, stock }) => (
          <li key={storeId}>
            <span>
              <span>{name}</span>
              <Distance metres={metres?.get(storeId)} />
            </span>
            <StockInStore stock={stock} />
          </li>
        ))}
      </ul>
      <NearMe nearMe={nearMe} />
      <p>
        <Trans>For size {size.size}. Choose pickup at checkout; it costs nothing.</Trans>
      </p>
    </>
  )
}

function Distance({ metres }: { readonly metres: number | undefined }) {
  const { language, locale } = useStorefront()
  if (metres === undefined) return null
  const { value, unit } = shownDistance(metres, language)
  const words = formatNumber(value, locale, { style: 'unit', unit, maximumFractionDigits: 1 })
  return <span className={css.distance}>{` · ${words}`}</span>
}

/** Not on a tablet in a store: its location is that store. */
function NearMe({ nearMe: { state, find } }: Pick<StoresWithItProps, 'nearMe'>) {
  const hydrated = useHydrated()
  if (!hydrated || inKiosk()) return null
  return (
    <div className={css.near}>
      <Button look="outline" size="small" guarded={false} busy={state === 'asking'} onClick={find}>
        <Trans>Stores near me</Trans>
      </Button>
      <p role="status" data-problem={!QUIET.has(state) || undefined}>
        <NearMeWords state={state} />
      </p>
    </div>
  )
}

const QUIET: ReadonlySet<NearMeState> = new Set(['idle', 'asking', 'sorted'])

function NearMeWords({ state }: { readonly state: NearMeState }) {
  switch (state) {
    case 'idle':
      return <Trans>Asks for your location, which stays on this device and is not stored.</Trans>
    case 'asking':
      return <Trans>Looking for your location…</Trans>
    case 'sorted':
      return <Trans>Nearest first.</Trans>
    case 'no-places':
      return <Trans>Our stores aren’t saved on this device. Try again with a connection.</Trans>
    case 'unsupported':
      return <Trans>This browser cannot say where you are.</Trans>
    case 'refused':
      return (
        <Trans>Your location may not be used. Allow it for this shop in the settings of the browser.</Trans>
      )
    case 'late':
      return <Trans>Your location was not found in time. Please try again.</Trans>
    case 'unknown':
      return <Trans>Your location could not be found. Please try again.</Trans>
  }
}

function StockInStore({ stock }: { stock: number }) {
  return (
    <span className={css.stock} data-none={stock === 0 || undefined}>
      {stock === 0 && <Trans>Not available</Trans>}
      {stock > 0 && stock <= FEW && <Plural value={stock} one="Only # left" other="Only # left" />}
      {stock > FEW && <Trans>Available</Trans>}
    </span>
  )
}
