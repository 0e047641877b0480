import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { ProductGridSkeleton } from '#blocks/product/card/product-grid.tsx'
import { readCompared } from '#domain/catalog/compared.ts'
import { useComparedPieces } from '#preferences/compared-pieces.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { CompareTable } from '#ui/compare-table/compare-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import css from './compare-screen.module.css'
import { ComparedPiece } from './components/compared-piece.tsx'
import { useCompareRows } from './use-compare-rows.tsx'
import { useComparedProducts } from './use-compared-products.ts'

/** Two to four pieces side by side: those of the address, else those that were chosen on this device. */
export function CompareScreen({ spu }: { readonly spu: string | undefined }) {
  const { t } = useLingui()
  const { spus: named, isCut } = readCompared(spu)
  const chosen = useComparedPieces()
  const spus = named.length > 0 ? named : chosen
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const { pieces, isLoading } = useComparedProducts(spus)
  const rows = useCompareRows(pieces)
  return (
    <div className={css.screen}>
      <h1>
        <Trans>Compare</Trans>
      </h1>
      <NeedsScripts />
      {isCut && (
        <Notice tone="warn" title={<Trans>Some items in this link can’t be compared</Trans>}>
          <Trans>It has more than four items, or one we don’t know.</Trans>
        </Notice>
      )}
      {spus.length === 0 && <NothingToCompare />}
      {spus.length === 1 && (
        <Notice tone="info" title={<Trans>Add another item to compare.</Trans>}>
          <Trans>Tap “Compare” in the quick view or on your wishlist.</Trans>
        </Notice>
      )}
      {spus.length > 1 && (
        <Checkbox
          label={t`Show differences only`}
          checked={onlyDifferences}
          onChange={({ currentTarget }) => setOnlyDifferences(currentTarget.checked)}
        />
      )}
      {spus.length > 0 &&
        (isLoading ? (
          <ProductGridSkeleton count={spus.length} />
        ) : (
          <CompareTable
            label={t`Items side by side`}
            differsLabel={t`differs`}
            columns={pieces.map((piece) => ({
              key: piece.spu,
              head: <ComparedPiece piece={piece} all={spus} />,
            }))}
            rows={rows.filter(({ differs }) => differs || !onlyDifferences)}
          />
        ))}
    </div>
  )
}

function NothingToCompare() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Nothing to compare yet`}
      text={t`Tap “Compare” in the quick view or on your wishlist. You can compare two to four items.`}
      action={
        <Link to="/" {...buttonLink()}>
          <Trans>Find something to wear</Trans>
        </Link>
      }
    />
  )
}
