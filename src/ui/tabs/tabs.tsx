import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import css from './tabs.module.css'

function TabsRoot({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...rest} className={classNames(css.root, className)} />
}

function TabsList({
  label,
  className,
  ...rest
}: ComponentProps<typeof Radix.List> & { readonly label: string }) {
  return <Radix.List {...rest} aria-label={label} className={classNames(css.list, className)} />
}

function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger {...rest} className={classNames(css.tab, className)} />
}

function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={classNames(css.panel, className)} />
}

/** Root takes `value`/`onValueChange` or `defaultValue`; each Tab and Panel a `value`. */
export const Tabs = { Root: TabsRoot, List: TabsList, Tab, Panel: TabPanel }
