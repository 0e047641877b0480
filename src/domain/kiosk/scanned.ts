import { foldCode } from '../text/typed-text.ts'
import { readLanguage } from '../region/language.ts'
import { readProductAddress } from '../region/links.ts'

/** The product reference in a code, before a lookup. */
export type Scanned = { readonly spu: string; readonly sku: string | undefined } | { readonly code: string }

const CODE = /^[A-Za-z0-9-]{1,48}$/
const ADDRESS = /^https?:\/\/([^/?#@\\\s]+)([^?#\s]*)(?:\?([^#\s]*))?(?:#\S*)?$/i

/**
 * Reads a scanned text: the address of a product of this shop, or a bare code. undefined for anything else, including
 * foreign addresses.
 */
export function readScanned(text: string, ownHosts: readonly string[]): Scanned | undefined {
  const trimmed = foldCode(text)
  if (CODE.test(trimmed)) return { code: trimmed }
  const [, host = '', path = '', query = ''] = ADDRESS.exec(trimmed) ?? []
  if (!ownHosts.includes(host.toLowerCase())) return undefined
  const [, first, segment = '', more] = readLanguage(path).page.split('/')
  const address = first === 'products' && more === undefined ? readProductAddress(segment) : undefined
  const sku = /(?:^|&)sku=([^&]*)/.exec(query)?.[1]
  if (!address) return undefined
  return { spu: address.spu, sku: sku !== undefined && CODE.test(sku) ? sku : undefined }
}
