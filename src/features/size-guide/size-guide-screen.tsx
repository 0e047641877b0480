import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { BodyTable } from '#blocks/size-guide/body-table.tsx'
import { FitLine } from '#blocks/size-guide/fit-line.tsx'
import { ScrollTable } from '#blocks/size-guide/scroll-table.tsx'
import { SizeControls } from '#blocks/size-guide/size-controls.tsx'
import { useSizeHabits, type SizeHabits } from '#blocks/size-guide/use-size-habits.ts'
import { BODY_CHARTS, NUMERIC_CHART, type BodyRow } from '#domain/sizing/body-charts.ts'
import { sizeEverywhere, sizesOf } from '#domain/sizing/conversion.ts'
import { mySizeIn } from '#domain/sizing/my-sizes.ts'
import { SIZE_COUNTRIES, type Sizing } from '#domain/sizing/sizing.ts'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { MySizesSection } from '#blocks/size-guide/my-sizes-section.tsx'
import css from './size-guide-screen.module.css'

/** The size guide: it makes no call, so it opens without a network. */
export function SizeGuideScreen() {
  const { t } = useLingui()
  const habits = useSizeHabits()
  const [sizing, setSizing] = useState<Sizing>('new')
  return (
    <NarrowPage
      title={<Trans>Size guide</Trans>}
      lead={
        <Trans>
          Measure over light clothes, with the tape level and not tight. Between two sizes, take the larger
          one.
        </Trans>
      }
    >
      <div className={css.choices}>
        <ChoiceGroup
          label={t`Size range`}
          look="box"
          value={sizing}
          onChange={(chosen) => setSizing(chosen === 'classic' ? 'classic' : 'new')}
          choices={[
            { value: 'new', label: 'XXS – XXL' },
            { value: 'classic', label: 'XS – 6XL' },
          ]}
        />
        <SizeControls habits={habits} />
      </div>
      <MySizesSection habits={habits} />
      <Chart title={t`Body measurements`} rows={BODY_CHARTS[sizing]} sizing={sizing} habits={habits} />
      <Chart title={t`Trousers with numbers`} rows={NUMERIC_CHART} sizing={sizing} habits={habits} />
      <section className={css.part}>
        <h2>
          <Trans>Sizes by country</Trans>
        </h2>
        <Conversion label={t`Sizes by country`} size={t`Size`} sizing={sizing} />
      </section>
    </NarrowPage>
  )
}

type ChartProps = {
  readonly title: string
  readonly rows: readonly BodyRow[]
  readonly sizing: Sizing
  readonly habits: SizeHabits
}

function Chart({ title, rows, sizing, habits }: ChartProps) {
  const fit = mySizeIn(rows, habits.mine)
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <FitLine fit={fit} habits={habits} />
      <BodyTable
        label={title}
        rows={rows}
        sizing={sizing}
        habits={habits}
        fit={fit}
        relabel={rows === BODY_CHARTS.classic}
      />
    </section>
  )
}

function Conversion({ label, size, sizing }: { label: string; size: string; sizing: Sizing }) {
  const { letters, numbers } = sizesOf(sizing)
  return (
    <ScrollTable
      label={label}
      head={[size, ...SIZE_COUNTRIES]}
      rows={[...letters, ...numbers].map((one) => [
        { text: one, heading: true },
        ...(sizeEverywhere(one, sizing) ?? []).map((text) => ({ text })),
      ])}
    />
  )
}
