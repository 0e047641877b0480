import { spu as readSpu, type Spu } from '../brand.ts'

const MOST_SIGNS = 80
/** Names of products are stored as they stand in addresses, and each card and line of a bag has one. */
const PLAIN_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A name as an address shows it: `Élan Silk Dress` is `elan-silk-dress`. Other scripts keep their letters. */
export function slugOf(name: string): string {
  if (name.length <= MOST_SIGNS && PLAIN_SLUG.test(name)) return name
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return [...words]
    .slice(0, MOST_SIGNS)
    .join('')
    .replaceAll(/^-+|-+$/g, '')
}

/** The address of a product, of one SKU of it, or as a guide shares it (spec 2.2). */
export function productPath(
  product: { readonly name: string; readonly spu: string },
  sku?: string,
  guideCode?: string,
): string {
  const slug = encodeURIComponent(slugOf(product.name))
  const query = [sku && `sku=${encoded(sku)}`, guideCode && `s_guide_code=${encoded(guideCode)}`]
  const requested = query.filter(Boolean).join('&')
  return `/products/${slug ? `${slug}-` : ''}${product.spu}${requested && `?${requested}`}`
}

/** `legacy`: the address ended in .html and must be redirected to the one without. */
export type ProductAddress = {
  readonly name: string | undefined
  readonly spu: Spu
  readonly legacy: boolean
}

/** Reads `silk-dress-AB12`, `AB12` or either with `.html`; undefined when it names no product. */
export function readProductAddress(segment: string): ProductAddress | undefined {
  const match = /^(?:(.+)-)?([A-Za-z0-9]{1,32})(\.html)?$/u.exec(decoded(segment))
  if (!match?.[2]) return undefined
  return { name: match[1], spu: readSpu(match[2]), legacy: match[3] !== undefined }
}

export function listingPath(name: string, cid: string | number): string {
  return `/${encodeURIComponent(slugOf(name) || 'category')}-c-${cid}.html`
}

/** `alias`: written with `-ca-`, which shows the same listing (spec 2.2). */
export type ListingAddress = { readonly name: string; readonly cid: string; readonly alias: boolean }

/** Reads `dresses-c-159787.html` and `dresses-ca-159787.html`. */
export function readListingAddress(segment: string): ListingAddress | undefined {
  const match = /^(.+)-(c|ca)-(\d{1,15})\.html$/u.exec(decoded(segment))
  if (!match?.[1] || !match[3]) return undefined
  return { name: match[1], cid: match[3], alias: match[2] === 'ca' }
}

/** Key of the collection that the shop makes of the pieces like another one. */
const LIKE = 'like-'

export function likeKey(spu: string): string {
  return `${LIKE}${spu}`
}

/** The SPU of such a key; undefined for another collection. */
export function readLikeKey(key: string): string | undefined {
  return key.startsWith(LIKE) ? key.slice(LIKE.length) : undefined
}

export function collectionPath(ruleName: string): string {
  return `/collections/${encoded(ruleName)}`
}

/** Lower case, spaces as `+` (spec 2.6); everything else is escaped, a real plus sign too. */
export function searchPath(keyword: string): string {
  const words = keyword.trim().toLowerCase().split(/\s+/u)
  return `/search/${words.map(encoded).join('+')}.html`
}

/**
 * The keyword of `silk+dress.html`. Give it the segment as the address has it: once a router has turned `%2B`
 * into `+`, a plus sign and a space are the same.
 */
export function readSearchAddress(segment: string): string | undefined {
  const match = /^(.+)\.html$/u.exec(segment)
  if (!match?.[1]) return undefined
  return decoded(match[1].replaceAll('+', ' ')).trim() || undefined
}

/** Calls, pages without the app (`plain-paths.ts`), and folders that hold only files. */
const FILE_FOLDERS = /^\/(api|plain|media|assets|icons|install|\.well-known)(\/|$)/

/** Files outside those folders, and names that browsers request without a link. */
const ROOT_FILES =
  /^\/(healthz|sw\.js|app-shell\.html|favicon\.ico|robots\.txt|sitemap\.xml|manifest\.webmanifest|apple-touch-icon[\w-]*\.png)$/

/** Whether a path may be a page, decided by the names of files: a page's own address may contain dots. */
export function isPagePath(pathname: string): boolean {
  return !FILE_FOLDERS.test(pathname) && !ROOT_FILES.test(pathname)
}

const CHECKOUT_PAGE = /^\/(checkout|checkout-guest|pay-loading|payment-result)$/

/** Whether a page, without its language, is on the way to the payment or back from it. */
export function isCheckoutPage(page: string): boolean {
  return CHECKOUT_PAGE.test(page)
}

/** A lone half of a character cannot be escaped: encodeURIComponent throws. */
function encoded(text: string) {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'))
}

/** Text that is not escaped, or wrongly (`100%`), is used unchanged. */
export function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
