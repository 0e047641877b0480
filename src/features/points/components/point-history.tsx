import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Points } from '#contract/account/points.contract.ts'
import { ACTIVITY_KINDS, activityKind, type ActivityKind } from '#domain/points/point-reasons.ts'
import { Tabs } from '#ui/tabs/tabs.tsx'
import css from './my-points.module.css'
import { PointActivity } from './point-activity.tsx'

const FILTERS = ['all', ...ACTIVITY_KINDS] as const
type Filter = (typeof FILTERS)[number]

/** The activity of the points, all of it or what was earned, was used or has expired. */
export function PointHistory({ activity }: Pick<Points, 'activity'>) {
  const { t, i18n } = useLingui()
  const [filter, setFilter] = useState<Filter>('all')
  return (
    <Tabs.Root value={filter} onValueChange={(next) => setFilter(filterOf(next))}>
      <Tabs.List label={t`Activity by kind`}>
        {FILTERS.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {i18n._(FILTER_WORDS[one])}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {FILTERS.map((one) => (
        <Tabs.Panel key={one} value={one}>
          {one === filter && <Filtered activity={activity} filter={one} />}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

function Filtered({ activity, filter }: Pick<Points, 'activity'> & { readonly filter: Filter }) {
  if (filter === 'all') return <PointActivity activity={activity} />
  const shown = activity.filter((one) => activityKind(one) === filter)
  if (shown.length > 0) return <PointActivity activity={shown} />
  return (
    <p className={css.soft}>
      <NothingOf kind={filter} />
    </p>
  )
}

function NothingOf({ kind }: { readonly kind: ActivityKind }) {
  if (kind === 'earned') return <Trans>You have not earned any points yet.</Trans>
  if (kind === 'spent') return <Trans>You have not used any points yet.</Trans>
  return <Trans>No points of yours have expired.</Trans>
}

function filterOf(value: string): Filter {
  return FILTERS.find((one) => one === value) ?? 'all'
}

const FILTER_WORDS: Readonly<Record<Filter, MessageDescriptor>> = {
  all: msg`All`,
  earned: msg`Earned`,
  spent: msg`Used`,
  expired: msg`Expired`,
}
