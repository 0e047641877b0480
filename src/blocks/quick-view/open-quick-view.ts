import { useRouter } from '@tanstack/react-router'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { afterPaint } from '#platform/timing/after-paint.ts'
import { withQuickView } from './quick-view-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the page without its quick view: closing goes back to it. */
    readonly quickView?: true
  }
}

/** What a card showed when its quick view was opened. */
export interface OpenedCard {
  readonly card: ProductCard
  /** SKU of the colour. */
  readonly sku: string
  /** Address of the picture as the card had loaded it; empty before that. */
  readonly picture: string
}

let opened: OpenedCard | undefined
let load: () => Promise<unknown> = () => Promise.resolve()

/** The card of a product, where the quick view was opened from it. */
export function openedCard(spu: string): OpenedCard | undefined {
  return opened?.card.spuCode === spu ? opened : undefined
}

/** Names what loads the quick view: cards stand below it. */
export function provideQuickView(loader: () => Promise<unknown>): void {
  load = loader
}

/** Loads the quick view while the press is still going on. */
export function preloadQuickView(): void {
  // Where it fails, opening loads it again.
  afterPaint(() => void load().catch(() => {}))
}

/** Opens the quick view over this page: one entry of the history, which the back button takes away. */
export function useOpenQuickView(): (from: OpenedCard) => void {
  const router = useRouter()
  return (from) => {
    opened = from
    void router.navigate({
      to: '.',
      search: (before: object) => withQuickView(before, { spu: from.card.spuCode, sku: from.sku }),
      state: { quickView: true },
      resetScroll: false,
    })
  }
}
