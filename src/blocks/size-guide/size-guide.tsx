import { Trans, useLingui } from '@lingui/react/macro'
import { chartFor } from '#domain/sizing/body-charts.ts'
import type { Sizing } from '#domain/sizing/sizing.ts'
import type { ReviewTally } from '#domain/reviews/review-tally.ts'
import { mySizeIn } from '#domain/sizing/my-sizes.ts'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { BodyTable } from './body-table.tsx'
import { FitLine } from './fit-line.tsx'
import { PieceFit } from './piece-fit.tsx'
import { ProductTable } from './product-table.tsx'
import { SizeControls } from './size-controls.tsx'
import css from './size-guide.module.css'
import { RecordedMeasures } from './recorded-measures.tsx'
import { useSizeHabits } from './use-size-habits.ts'

type SizeGuideProps = {
  /** Sizes of the product. */
  readonly sizes: readonly string[]
  readonly sizing: Sizing
  /** The size that was picked on the page. */
  readonly chosen: string | undefined
  /** The product's own measurements (HTML, spec 3); empty without them. */
  readonly html: string
  /** English names of its categories, from the root down. */
  readonly categories: readonly string[]
  readonly fitType: string
  readonly elastic: string
  /** What reviewers report of its fit. */
  readonly tally: ReviewTally
}

/** Sizes of one product: body measurements and those of the piece itself (spec 2.10, 4.11). */
export function SizeGuide({ sizes, sizing, chosen, html, categories, ...fitting }: SizeGuideProps) {
  const { t } = useLingui()
  const habits = useSizeHabits()
  const rows = chartFor(sizes, sizing)
  const fit = mySizeIn(rows, habits.mine)
  return (
    <div className={css.guide}>
      <SizeControls habits={habits} />
      <FitLine fit={fit} habits={habits} />
      <RecordedMeasures habits={habits} />
      <Tabs.Root defaultValue={html === '' ? 'body' : 'product'}>
        <Tabs.List label={t`Measurements`}>
          <Tabs.Tab value="body">
            <Trans>Body measurements</Trans>
          </Tabs.Tab>
          {html !== '' && (
            <Tabs.Tab value="product">
              <Trans>Product measurements</Trans>
            </Tabs.Tab>
          )}
        </Tabs.List>
        <Tabs.Panel value="body">
          <BodyTable
            label={t`Body measurements`}
            rows={rows}
            sizing={sizing}
            habits={habits}
            fit={fit}
            chosen={chosen}
          />
        </Tabs.Panel>
        {html !== '' && (
          <Tabs.Panel value="product">
            <ProductTable
              html={html}
              sizes={sizes}
              categories={categories}
              sizing={sizing}
              habits={habits}
              chosen={chosen}
            />
          </Tabs.Panel>
        )}
      </Tabs.Root>
      <PieceFit {...fitting} />
    </div>
  )
}
