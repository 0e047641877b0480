import { originOfSite, type Site } from '#domain/region/sites.ts'

/**
 * The address of one site of the shop: its host begins with the site's prefix. It comes from the settings, never from
 * a request (trust.md S21).
 */
export function siteOrigin(publicUrl: string, site: Site): string {
  return originOfSite(new URL(publicUrl).origin, 'sg', site)
}
