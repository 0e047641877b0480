import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '#platform/hydrated.ts'
import { cardsQuery } from '#queries/product-queries.ts'
import type { CartViewLine } from '#sync/resources/cart-view.ts'
import { onUse } from '../page/on-use.tsx'
import { useStorefront } from '../storefront/storefront-context.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import css from './cart-line-row.module.css'
import { useLineChange } from './change/use-line-change.ts'
import { useLineActions } from './use-line-actions.ts'

const ChangeSheet = onUse(async () => (await import('./change/change-sheet.tsx')).ChangeSheet)
/** This many SPUs of the longest kind fit into one address. */
const MOST_CARDS = 60

export function CartLines({ lines }: { readonly lines: readonly CartViewLine[] }) {
  const { replace } = useLineActions()
  const { list, line, isOpen, begin, close, take } = useLineChange(lines, replace)
  useCardsOf(lines)
  return (
    <>
      <ul ref={list} className={css.lines}>
        {lines.map((one) => (
          <CartLineRow key={one.sku} line={one} onChange={() => begin(one)} />
        ))}
      </ul>
      {line && <ChangeSheet open={isOpen} line={line} onClose={close} onTake={take} />}
    </>
  )
}

/** Reads the cards ahead: colours and sizes can be changed after the network has gone. */
function useCardsOf(lines: readonly CartViewLine[]): void {
  const spus = [...new Set(lines.map(({ spuCode }) => spuCode).filter(Boolean))]
    .toSorted()
    .slice(0, MOST_CARDS)
  const enabled = useHydrated() && spus.length > 0
  useQuery({ ...cardsQuery(useStorefront(), spus), enabled })
}
