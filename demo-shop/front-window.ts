import type { Texts } from './words/languages.ts'

/** Content of the front page: home page, announcements, stores for pickup. */

export const HERO = {
  title: {
    en: 'Silk, for the heat',
    zh: '真丝，为炎夏而生',
    // A word joiner keeps the particle with the word it stresses.
    ja: '暑い日に\u2060こそ、シルクを',
    fr: 'La soie, pour la chaleur',
  },
  text: {
    en: 'The new season is cut loose, dyed deep and made to be worn in thirty degrees.',
    zh: '新一季剪裁宽松、色泽浓郁，三十度的天也穿得从容。',
    ja: 'ゆったりと仕立て、深く染めた新作。三十度の日にも涼やかに。',
    fr: 'Une nouvelle saison ample, aux teintes profondes, faite pour trente degrés.',
  },
  action: { en: 'Shop the silk edit', zh: '选购真丝系列', ja: 'シルクを見る', fr: 'Voir la sélection soie' },
  link: '/collections/silk-edit',
} as const

export const HOME_BANNERS = ['modern-cheongsam', 'workwear', 'wedding-guest', 'gifts'] as const

export const HOME_RAILS = ['new-arrivals', 'flash-sale', 'silk-edit', 'workwear', 'under-100'] as const

interface MessagePlan {
  /** HTML, as spec 2.7 has it. */
  readonly msgs: Texts
  readonly url: string
  /** With a countdown of this many hours that starts over at noon in Singapore (spec 2.7). */
  readonly hours?: number
}

/** The server inserts the texts and amounts of the storefront (server/modules/content/content.present.ts). */
const OFFER = '<b>{offer}</b>'

export const MESSAGES: readonly MessagePlan[] = [
  {
    msgs: {
      en: 'Free shipping over <b>{freeOver}</b>',
      zh: '满 <b>{freeOver}</b> 免运费',
      ja: '<b>{freeOver}</b>以上のご注文で送料無料',
      fr: 'Livraison offerte dès <b>{freeOver}</b>',
    },
    url: '',
  },
  {
    msgs: { en: OFFER, zh: OFFER, ja: OFFER, fr: OFFER },
    url: '',
  },
  {
    msgs: {
      en: 'Collect in store in Singapore, <b>free of charge</b>',
      zh: '新加坡门店自取，<b>免费</b>',
      ja: 'シンガポールの店舗受け取りは<b>無料</b>',
      fr: 'Retrait en boutique à Singapour, <b>gratuit</b>',
    },
    url: '',
  },
  {
    msgs: {
      en: 'Parcels are packed every day at noon',
      zh: '包裹每天中午打包',
      ja: 'お荷物は毎日正午に梱包',
      fr: 'Les colis sont préparés chaque jour à midi',
    },
    url: '',
    hours: 24,
  },
]

interface StorePlan {
  readonly id: string
  readonly names: Texts
  readonly address: string
  readonly hours: Texts
  readonly latitude: number
  readonly longitude: number
}

export const STORES: readonly StorePlan[] = [
  {
    id: 'orchard',
    names: { en: 'Vanda Orchard', zh: 'Vanda 乌节路店', ja: 'Vanda オーチャード店', fr: 'Vanda Orchard' },
    address: '391 Orchard Road, #02-14, Singapore 238872',
    hours: {
      en: 'Every day 10 am – 9.30 pm',
      zh: '每日 10:00–21:30',
      ja: '毎日 10:00〜21:30',
      fr: 'Tous les jours de 10 h à 21 h 30',
    },
    latitude: 1.3026,
    longitude: 103.8346,
  },
  {
    id: 'marina',
    names: { en: 'Vanda Marina', zh: 'Vanda 滨海湾店', ja: 'Vanda マリーナ店', fr: 'Vanda Marina' },
    address: '10 Bayfront Avenue, #B1-47, Singapore 018956',
    hours: {
      en: 'Every day 10.30 am – 10 pm',
      zh: '每日 10:30–22:00',
      ja: '毎日 10:30〜22:00',
      fr: 'Tous les jours de 10 h 30 à 22 h',
    },
    latitude: 1.2834,
    longitude: 103.8607,
  },
  {
    id: 'tiong-bahru',
    names: {
      en: 'Vanda Tiong Bahru',
      zh: 'Vanda 中峇鲁店',
      ja: 'Vanda ティオンバル店',
      fr: 'Vanda Tiong Bahru',
    },
    address: '57 Eng Hoon Street, #01-72, Singapore 160057',
    hours: {
      en: 'Tuesday to Sunday 11 am – 7 pm',
      zh: '周二至周日 11:00–19:00',
      ja: '火〜日 11:00〜19:00',
      fr: 'Du mardi au dimanche de 11 h à 19 h',
    },
    latitude: 1.2845,
    longitude: 103.8326,
  },
]
