import { SITES, type Site } from '#domain/region/sites.ts'

/**
 * The address of one site of the shop: its host begins with the site's prefix. It comes from the settings, never from
 * a request (trust.md S21).
 */
export function siteOrigin(publicUrl: string, site: Site): string {
  const url = new URL(publicUrl)
  return `${url.protocol}//${SITES[site].hostPrefix}${url.host}`
}
