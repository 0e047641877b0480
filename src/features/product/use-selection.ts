import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { inColour, selectionOf, type Chooser } from '#blocks/product/selection.ts'
import type { ProductDetail } from '#contract/product.contract.ts'
import { useHydrated } from '#platform/hydrated.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The SKU whose size was pressed on the page of this entry. */
    readonly picked?: string
  }
}

/**
 * The selection of the page. The SKU is in the address, so that it can be shared; the size that was pressed is in the
 * entry of the history: a reload and Back keep it, a shared address asks for it (decision 0038).
 */
export function useSelection(product: ProductDetail, sku: string | undefined): Chooser {
  const navigate = useNavigate()
  const kept = useKeptSize()
  // Of this page and product, shown before the router has written it down.
  const [pressed, setPressed] = useState<{ readonly spu: string; readonly picked: string | undefined }>()
  const { spuCode } = product
  const picked = pressed?.spu === spuCode ? pressed.picked : kept
  const selection = selectionOf(product, sku, picked)

  function show(next: string | undefined, picked: string | undefined) {
    setPressed({ spu: spuCode, picked })
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, sku: next, refused: undefined }),
      state: (before) => ({ ...before, picked }),
      replace: true,
      resetScroll: false,
    })
  }

  return {
    selection,
    chooseSize(next) {
      show(next, next)
    },
    chooseColour(colour) {
      const next = inColour(colour, selection?.chosen)
      show(next.sku, next.picked)
    },
  }
}

/** The server knows no entry of the history, so its page is hydrated without. */
function useKeptSize(): string | undefined {
  const hydrated = useHydrated()
  const kept = useRouterState({ select: ({ location }) => location.state.picked })
  return hydrated ? kept : undefined
}
