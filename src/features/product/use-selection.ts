import { useNavigate, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { inColour, selectionOf, type Chooser } from '#blocks/product/choices/selection.ts'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The SKU whose size was pressed on the page of this entry. */
    readonly picked?: string
  }
}

/**
 * The selection of the page. The SKU is in the address, so that it can be shared; the size that was pressed is in the
 * entry of the history: a reload and Back keep it, a shared address requires another choice (decision 0038).
 */
export function useSelection(product: ProductDetail, sku: string | undefined): Chooser {
  const navigate = useNavigate()
  const [picked, setPicked] = usePicked(product.spuCode)
  const selection = selectionOf(product, sku, picked)

  function show(next: string | undefined, picked: string | undefined) {
    setPicked(picked)
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

/**
 * The size that was pressed for this product. That of the history is read after the page is hydrated, because the
 * server has none; a page without one is not rendered again.
 */
function usePicked(spu: string) {
  const { history } = useRouter()
  const [pressed, setPressed] = useState<{ readonly spu: string; readonly picked: string | undefined }>()
  useLayoutEffect(() => {
    const { picked } = history.location.state
    if (picked !== undefined) setPressed((now) => (now?.spu === spu ? now : { spu, picked }))
  }, [history, spu])
  const setPicked = (picked: string | undefined) => setPressed({ spu, picked })
  return [pressed?.spu === spu ? pressed.picked : undefined, setPicked] as const
}
