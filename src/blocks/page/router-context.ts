import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { Storefront } from '#platform/current-storefront.ts'

/** Available to every route's loader and head. */
export interface RouterContext {
  readonly queries: QueryClient
  readonly storefront: Storefront
  readonly i18n: I18n
  /** Public address of the shop, for canonical links. */
  readonly origin: string
}
