import { redirect } from '@tanstack/react-router'
import { allowedOnRestricted, RESTRICTED_HOME, SITES } from '#domain/region/sites.ts'
import type { Storefront } from '#platform/current-storefront.ts'

/**
 * The EU site shows only its few pages; any other redirects to store registration, in the requested language (spec 2.1,
 * 2.3).
 */
export function guardRestricted(storefront: Storefront, pathname: string): void {
  if (SITES[storefront.site].restricted && !allowedOnRestricted(pathname))
    throw redirect({ to: RESTRICTED_HOME })
}
