import { redirect } from '@tanstack/react-router'
import { allowedOnRestricted, RESTRICTED_HOME, SITES } from '#domain/region/sites.ts'
import type { Storefront } from '#platform/current-storefront.ts'

/** The EU site shows only its few pages; any other leads to store registration, in the language asked for (spec 2.1, 2.3). */
export function guardRestricted(storefront: Storefront, pathname: string): void {
  if (SITES[storefront.site].restricted && !allowedOnRestricted(pathname))
    throw redirect({ to: RESTRICTED_HOME })
}
