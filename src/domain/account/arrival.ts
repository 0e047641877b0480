import { DAY_S } from '../time-units.ts'

/** A network whose links name it: by a query field with its name, or by its click id (spec 9.3). */
interface Network {
  readonly cookie: `user_from_${string}`
  readonly field: readonly [name: string, value: string]
  readonly clickId?: string
}

/** The spec's {social-a} and {social-b}: another shop names its own here. */
const NETWORKS: readonly Network[] = [
  { cookie: 'user_from_facebook', field: ['utm_source', 'facebook'], clickId: 'fbclid' },
  { cookie: 'user_from_tiktok', field: ['refer', 'tiktok'] },
]
const AFFILIATE = 'IM_REF'
const INVITATION = 'invite_code'
const REFERRER = 'referrer_path'

const MONTH_S = 30 * DAY_S
const NETWORK_S = 365 * DAY_S

/** Cookies go with each request, so a longer value is not stored. */
const MOST_CODE = 200
const MOST_REFERRER = 500

/** Query fields that say where a shopper came from: a redirect keeps them for the page that stores them. */
export const ARRIVAL_FIELDS: readonly string[] = [
  AFFILIATE,
  INVITATION,
  ...NETWORKS.flatMap(({ field: [name], clickId }) => (clickId === undefined ? [name] : [name, clickId])),
]

/** Names of the cookies, which need the user's consent and go when it is withdrawn. */
export const ARRIVAL_COOKIES: readonly string[] = [
  AFFILIATE,
  REFERRER,
  ...NETWORKS.map(({ cookie }) => cookie),
]

interface ArrivalCookie {
  readonly name: string
  readonly value: string
  /** undefined: until the browser is closed. */
  readonly maxAge: number | undefined
}

/** What a browser may store of an arrival: the cookies with consent alone. */
export interface StoredArrival {
  readonly cookies: readonly ArrivalCookie[]
  /** For local storage. */
  readonly inviteCode: string | undefined
}

/** The parts of a URL that count here. */
interface Address {
  readonly protocol: string
  readonly host: string
  readonly pathname: string
  readonly searchParams: { get(name: string): string | null }
}

export interface Arrival {
  /** Of the page that was opened. */
  readonly address: Address
  /** Of the page that led to it. */
  readonly referrer: Address | undefined
  /** A tablet of a store, which many use: nothing is stored. */
  readonly isKiosk: boolean
  /** A browser with Global Privacy Control: no cookie. The code of a friend stays, because the user has asked for it. */
  readonly isPrivate: boolean
}

/** Where a shopper came from, as cookies and local storage keep it (spec 9.3). */
export function storedArrival({ address, referrer, isKiosk, isPrivate }: Arrival): StoredArrival {
  if (isKiosk) return { cookies: [], inviteCode: undefined }
  const field = (name: string) => readCode(address.searchParams.get(name))
  const inviteCode = field(INVITATION)
  if (isPrivate) return { cookies: [], inviteCode }
  const affiliate = field(AFFILIATE)
  const path = referrerPath(referrer, address)
  return {
    cookies: [
      ...(affiliate === undefined ? [] : [{ name: AFFILIATE, value: affiliate, maxAge: MONTH_S }]),
      ...NETWORKS.filter(
        ({ field: [name, value], clickId }) =>
          field(name)?.toLowerCase() === value ||
          (clickId !== undefined && address.searchParams.get(clickId)),
      ).map(({ cookie }) => ({ name: cookie, value: '1', maxAge: NETWORK_S })),
      ...(path === undefined ? [] : [{ name: REFERRER, value: path, maxAge: undefined }]),
    ],
    inviteCode,
  }
}

function readCode(value: string | null): string | undefined {
  const code = value?.trim() ?? ''
  return code === '' || code.length > MOST_CODE ? undefined : code
}

/** Host and path of the page of another site that led here; its query may name a person. */
function referrerPath(from: Address | undefined, { host }: Address): string | undefined {
  if (!from || !/^https?:$/.test(from.protocol) || from.host === host) return undefined
  return `${from.host}${from.pathname}`.slice(0, MOST_REFERRER)
}
