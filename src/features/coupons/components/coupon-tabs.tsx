import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MemberCoupon } from '#contract/account/coupons.contract.ts'
import { useServerNow } from '#platform/timing/clock.ts'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import {
  COUPON_FILTERS,
  COUPON_TABS,
  shownCoupons,
  type CouponFilter,
  type CouponTab,
  type ShownCoupon,
} from './shown-coupons.ts'
import { CouponCard } from './coupon-card.tsx'
import css from './coupons.module.css'

/** Available and Unavailable, each of both places or of one (spec 2.14). */
export function CouponTabs({ list }: { readonly list: readonly MemberCoupon[] }) {
  const { t, i18n } = useLingui()
  const [tab, setTab] = useState<CouponTab>('available')
  const [filter, setFilter] = useState<CouponFilter>('all')
  const shown = shownCoupons(list, { filter, now: useServerNow() })
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next) => {
        const known = COUPON_TABS.find((one) => one === next)
        if (known) setTab(known)
      }}
    >
      <Tabs.List label={t`Coupons by state`}>
        {COUPON_TABS.map((one) => (
          <Tabs.Tab key={one} value={one}>
            <span>{i18n._(TABS[one])}</span> <span className={css.count}>{shown[one].length}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <div className={css.filter}>
        <ChoiceGroup
          label={t`Where coupons count`}
          labelHidden
          look="box"
          size="small"
          choices={COUPON_FILTERS.map((value) => ({ value, label: i18n._(FILTERS[value]) }))}
          value={filter}
          onChange={(next) => {
            const known = COUPON_FILTERS.find((one) => one === next)
            if (known) setFilter(known)
          }}
        />
      </div>
      {COUPON_TABS.map((one) => (
        <Tabs.Panel key={one} value={one}>
          <CouponList tab={one} coupons={shown[one]} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

interface CouponListProps {
  readonly tab: CouponTab
  readonly coupons: readonly ShownCoupon[]
}

function CouponList({ tab, coupons }: CouponListProps) {
  if (coupons.length === 0)
    return (
      <p className={css.soft}>
        {tab === 'available' ? (
          <Trans>There is no coupon here that you can use now.</Trans>
        ) : (
          <Trans>Nothing here: coupons come here when they are used or have ended.</Trans>
        )}
      </p>
    )
  return (
    <ul className={css.list}>
      {coupons.map(({ coupon, state }) => (
        <li key={coupon.code ?? 'login-discount'}>
          <CouponCard coupon={coupon} state={state} />
        </li>
      ))}
    </ul>
  )
}

const TABS: Readonly<Record<CouponTab, MessageDescriptor>> = {
  available: msg`Available`,
  unavailable: msg`Unavailable`,
}

const FILTERS: Readonly<Record<CouponFilter, MessageDescriptor>> = {
  all: msg`ALL`,
  'in-store': msg`In-store`,
  online: msg`Online`,
}
