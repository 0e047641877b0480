import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { sizingOf } from '#domain/sizing/sizing.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { PageLink } from '../../page/page-link.tsx'
import { everySize } from './selection.ts'

const SizeGuide = lazy(async () => ({
  default: (await import('../../size-guide/size-guide.tsx')).SizeGuide,
}))

/** Opens the size guide of a product over its page (spec 2.9, 2.10). */
export function SizeGuideButton({
  product,
  chosen,
  onSeeInMySize,
}: {
  readonly product: ProductDetail
  readonly chosen: string | undefined
  /** Leads from the tables to the piece on the user's outline. */
  readonly onSeeInMySize: () => void
}) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const sizes = everySize(product)
  const { sizeTable, categoryList, fitType, elastic } = product.sizeGuide
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <Trans>Find my size</Trans>
      </Button>
      <Dialog.Root
        open={open}
        onClose={() => setOpen(false)}
        label={t`Size guide`}
        closeLabel={t`Close`}
        size="large"
      >
        <Dialog.Title>
          <Trans>Size guide</Trans>
        </Dialog.Title>
        <Suspense fallback={<Loading />}>
          <Dialog.Body>
            <SizeGuide
              sizes={sizes}
              sizing={sizingOf(product)}
              chosen={chosen}
              html={sizeTable}
              categories={categoryList}
              fitType={fitType}
              elastic={elastic}
              tally={product.reviewTally}
            />
          </Dialog.Body>
          <Dialog.Footer>
            <Button
              onClick={() => {
                setOpen(false)
                onSeeInMySize()
              }}
            >
              <Trans>See it in my size</Trans>
            </Button>
            <PageLink href="/pages/garment-size-guide" {...buttonLink('outline')}>
              <Trans>All sizes, and how to measure</Trans>
            </PageLink>
          </Dialog.Footer>
        </Suspense>
      </Dialog.Root>
    </>
  )
}

/** Skeleton without the buttons below the guide, which would move when the guide loads. */
function Loading() {
  return (
    <Dialog.Body>
      <Skeleton height="20rem" />
    </Dialog.Body>
  )
}
