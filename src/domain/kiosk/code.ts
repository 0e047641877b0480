import { foldGroups } from '../text/typed-text.ts'

/** Letters and digits that cannot be taken for one another (Crockford): no I, L, O, U. */
export const CODE_SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_LENGTH = 8

/** Normalizes a typed code: any case, with spaces or hyphens, O for 0. undefined when it cannot be one. */
export function readKioskCode(typed: string): string | undefined {
  const read = foldGroups(typed).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const known = [...read].every((symbol) => CODE_SYMBOLS.includes(symbol))
  return read.length === CODE_LENGTH && known ? read : undefined
}

/** As it is shown and typed most easily: `7K2M-9QXA`. */
export function spelledCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** Id of a store as an address or a cookie may carry it. */
export function isStoreId(text: string): boolean {
  return /^[A-Za-z0-9-]{1,32}$/.test(text)
}
