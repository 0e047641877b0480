import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Site } from '#domain/region/sites.ts'
import { useStorefront } from './storefront-context.tsx'

/** The zone of `zoneOf`, in words. */
const CLOCK = {
  sg: msg`Singapore time`,
  eu: msg`Madrid time`,
  au: msg`Sydney time`,
  jp: msg`Tokyo time`,
} as const satisfies Record<Site, unknown>

/** The clock by which the site counts days and hours: "Singapore time". */
export function useSiteClock(): string {
  const { i18n } = useLingui()
  return i18n._(CLOCK[useStorefront().site])
}
