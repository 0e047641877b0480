import { SITES, type Site } from '#domain/region/sites.ts'

/** The site an order was placed in; Singapore for one that is no longer there. */
export function readSite(code: string): Site {
  return code in SITES ? (code as Site) : 'sg'
}

/** The address of one site of the shop: its host begins with the site's prefix. */
export function siteOrigin(publicUrl: string, site: Site): string {
  const url = new URL(publicUrl)
  return `${url.protocol}//${SITES[site].hostPrefix}${url.host}`
}
