import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { ORDER_TABS, type OrderTab } from '#domain/orders/order-tabs.ts'
import { Tabs } from '#ui/tabs/tabs.tsx'
import css from './order-list.module.css'

type OrderTabsProps = {
  readonly tab: OrderTab
  readonly counts: Readonly<Record<OrderTab, number>> | undefined
  readonly onTab: (tab: OrderTab) => void
  readonly children: ReactNode
}

/** The tabs with the number of orders in each; on a phone they scroll, and the open one is in view. */
export function OrderTabs({ tab, counts, onTab, children }: OrderTabsProps) {
  const { t, i18n } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = root.current?.querySelector<HTMLElement>(`[data-tab='${tab}']`)
    const row = open?.parentElement
    row?.scrollTo({ left: (open?.offsetLeft ?? 0) - row.clientWidth / 3 })
  }, [tab])

  return (
    <Tabs.Root
      ref={root}
      value={tab}
      onValueChange={(next) => {
        const known = ORDER_TABS.find((one) => one === next)
        if (known) onTab(known)
      }}
    >
      <Tabs.List label={t`Orders by state`}>
        {ORDER_TABS.map((one) => {
          const count = counts?.[one] ?? 0
          return (
            <Tabs.Tab key={one} value={one} data-tab={one}>
              <span>{i18n._(WORDS[one])}</span> {count > 0 && <span className={css.count}>{count}</span>}
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      {children}
    </Tabs.Root>
  )
}

const WORDS: Readonly<Record<OrderTab, MessageDescriptor>> = {
  all: msg`All`,
  unpaid: msg`Unpaid`,
  processing: msg`Processing`,
  shipped: msg`Shipped`,
  reviews: msg`Reviews`,
  returns: msg`Returns`,
}
