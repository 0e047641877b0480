/** Content of a shared link (spec 3). */
export interface Shared {
  readonly title: string
  readonly url: string
  readonly image: string
}

export interface ShareLink {
  /** A proper name: the same in every language. */
  readonly network: string
  readonly href: string
}

/** Pages of a social network, a microblog and a pin board that share an address (spec 7.2). */
export function shareLinks({ title, url, image }: Shared): readonly ShareLink[] {
  return [
    { network: 'Facebook', href: addressOf('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { network: 'X', href: addressOf('https://twitter.com/intent/tweet', { url, text: title }) },
    {
      network: 'Pinterest',
      href: addressOf('https://www.pinterest.com/pin/create/button/', {
        url,
        media: image,
        description: title,
      }),
    },
  ]
}

function addressOf(page: string, fields: Readonly<Record<string, string>>): string {
  return `${page}?${new URLSearchParams(fields)}`
}

/** Parameters of a product page that say what is shown; all others are of the visit. */
const KEPT = ['sku']

/**
 * The address to share of the page that is open: its piece, without the rest of the visit; that of a guide carries the guide's
 * code (spec 2.2, 6).
 */
export function addressToShare(page: string, guideCode = ''): string {
  const { origin, pathname, searchParams } = new URL(page)
  const address = new URL(pathname, origin)
  for (const name of KEPT) {
    const value = searchParams.get(name)
    if (value !== null) address.searchParams.set(name, value)
  }
  if (guideCode !== '') address.searchParams.set('s_guide_code', guideCode)
  return address.href
}
