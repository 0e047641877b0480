import { foldGroups } from '../text/typed-text.ts'

export interface Courier {
  readonly id: string
  readonly name: string
  /** Other names under which the owner may enter it. */
  readonly aliases?: readonly string[]
  /** Address of its page about one parcel. */
  readonly page: string
}

/** Couriers that the shop knows. A link is made of these templates alone, never of what was typed (traps 2.12). */
export const COURIERS = [
  {
    id: 'singpost',
    name: 'SingPost',
    aliases: ['Singapore Post'],
    page: 'https://www.singpost.com/track-items?trackingid={number}',
  },
  { id: 'ninja-van', name: 'Ninja Van', page: 'https://www.ninjavan.co/en-sg/tracking?id={number}' },
  {
    id: 'dhl',
    name: 'DHL',
    aliases: ['DHL Express'],
    page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  },
  { id: 'fedex', name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  { id: 'ups', name: 'UPS', page: 'https://www.ups.com/track?tracknum={number}' },
  {
    id: 'japan-post',
    name: 'Japan Post',
    aliases: ['日本郵便', 'EMS Japan'],
    page: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}&locale=en',
  },
  {
    id: 'australia-post',
    name: 'Australia Post',
    aliases: ['AusPost'],
    page: 'https://auspost.com.au/mypost/track/#/details/{number}',
  },
  {
    id: 'correos',
    name: 'Correos',
    page: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}',
  },
] as const satisfies readonly Courier[]

export type CourierId = (typeof COURIERS)[number]['id']

/** The courier of a typed name, whatever its case, spaces and dashes; undefined for one that the shop does not know. */
export function courierNamed(text: string): (Courier & { readonly id: CourierId }) | undefined {
  const typed = folded(text)
  return COURIERS.find((courier: Courier) =>
    [courier.id, courier.name, ...(courier.aliases ?? [])].some((name) => folded(name) === typed),
  )
}

/** Whether two typed names mean one courier. */
export function isSameCourier(one: string, other: string): boolean {
  return folded(courierNamed(one)?.id ?? one) === folded(courierNamed(other)?.id ?? other)
}

/** The courier's own page about a parcel; undefined for a courier that the shop does not know. */
export function courierLink(courier: string, number: string): string | undefined {
  return courierNamed(courier)?.page.replace('{number}', () => encodeURIComponent(number))
}

function folded(name: string): string {
  return foldGroups(name).toLowerCase()
}
