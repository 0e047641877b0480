import type { CountryCode } from './countries.ts'

export type Calling = {
  readonly code: string
  /** Dialled before a number inside the country, not part of the number. */
  readonly trunk?: string
  /** Dialled before a number of another country; `00` where none is given. */
  readonly exit?: string
  /** How many digits follow the calling code, at least and at most. */
  readonly digits: readonly [least: number, most: number]
  /** How the digits after the calling code are grouped, by their count; the usual groups where none are given. */
  readonly groups?: Readonly<Record<number, readonly number[]>>
}

/** The telephone numbers of each country (ITU-T E.164 and E.129). */
export const CALLING: Readonly<Record<CountryCode, Calling>> = {
  SG: { code: '65', digits: [8, 8] },
  MY: { code: '60', trunk: '0', digits: [8, 10], groups: { 9: [2, 3, 4], 10: [2, 4, 4] } },
  ID: { code: '62', trunk: '0', digits: [8, 12] },
  TH: { code: '66', trunk: '0', digits: [8, 9], groups: { 9: [2, 3, 4] } },
  PH: { code: '63', trunk: '0', digits: [8, 10] },
  VN: { code: '84', trunk: '0', digits: [9, 10] },
  BN: { code: '673', digits: [7, 7] },
  MM: { code: '95', trunk: '0', digits: [7, 10] },
  HK: { code: '852', digits: [8, 8] },
  TW: { code: '886', trunk: '0', digits: [8, 9] },
  CN: { code: '86', trunk: '0', digits: [10, 11] },
  JP: { code: '81', trunk: '0', digits: [9, 10], groups: { 9: [1, 4, 4], 10: [2, 4, 4] } },
  KR: { code: '82', trunk: '0', digits: [8, 10], groups: { 10: [2, 4, 4] } },
  AU: { code: '61', trunk: '0', exit: '0011', digits: [9, 9], groups: { 9: [1, 4, 4] } },
  NZ: { code: '64', trunk: '0', digits: [8, 10] },
  US: { code: '1', trunk: '1', exit: '011', digits: [10, 10] },
  CA: { code: '1', trunk: '1', exit: '011', digits: [10, 10] },
  GB: { code: '44', trunk: '0', digits: [9, 10], groups: { 10: [4, 6] } },
  FR: { code: '33', trunk: '0', digits: [9, 9], groups: { 9: [1, 2, 2, 2, 2] } },
  DE: { code: '49', trunk: '0', digits: [7, 12] },
  ES: { code: '34', digits: [9, 9] },
  IT: { code: '39', digits: [8, 11] },
  AT: { code: '43', trunk: '0', digits: [7, 13] },
  BE: { code: '32', trunk: '0', digits: [8, 9] },
  NL: { code: '31', trunk: '0', digits: [9, 9] },
}
