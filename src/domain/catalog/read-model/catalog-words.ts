import { MULTI_ITEM_TYPE } from '../../cart/multi-item-rule.ts'
import type { Tier } from '../../promotions/promotion.ts'
import type { ColourFamily } from '../colour-families.ts'
import type { Spoken } from '../../region/language.ts'
import type { Message, Say } from '../../region/say.ts'
import { createSearchWords, type SearchWords } from '../search/search-words.ts'
import { createInterned } from './memo.ts'

/** Words of the catalogue itself, as facets and cards show them. */
export interface Labels {
  readonly colours: Readonly<Record<ColourFamily, string>>
  /** Product types by their key; a type that is not here is shown by its key. */
  readonly types: Readonly<Record<string, string>>
  readonly home: string
  readonly pickup: string
  readonly shipsIn: (days: number) => string
  readonly found: (keywords: string) => string
  /** Of the list of pieces like one. */
  readonly like: (name: string) => string
  readonly likeThis: string
  /** Title and description of the list of products that points buy. */
  readonly forPoints: string
  readonly aboutPoints: string
  /** The automatic multi-item discount in its steps (spec 9.6); empty without any. */
  readonly multiItem: (tiers: readonly Tier[]) => string
  readonly upwards: (price: string) => string
}

const MULTI_ITEM = {
  all: /*i18n*/ { id: 'label.multi-item', message: '{tiers}' },
  /** `tenths`: what is left of the price, as Chinese says it: 8 for 20 % off, 72 for 28 % off. */
  tier: /*i18n*/ { id: 'label.multi-item-tier', message: 'Buy {qty} get {percent}% off' },
  next: /*i18n*/ { id: 'label.multi-item-next', message: '{tiers}; {tier}' },
} as const

/** The steps of a multi-item offer, the smallest first: 'Buy 2 get 20% off; Buy 3 get 28% off'. Empty without any. */
export function multiItemWords(tiers: readonly Tier[], say: Say): string {
  const steps = tiers.toReversed().map(({ qty, percent }) => {
    const tenths = String(100 - percent).replace(/0$/, '')
    return say(MULTI_ITEM.tier, { qty: String(qty), percent: String(percent), tenths })
  })
  if (steps.length === 0) return ''
  return say(MULTI_ITEM.all, {
    tiers: steps.reduce((all, tier) => say(MULTI_ITEM.next, { tiers: all, tier })),
  })
}

const LABELS = {
  colours: {
    black: /*i18n*/ { id: 'label.colour-black', message: 'Black' },
    white: /*i18n*/ { id: 'label.colour-white', message: 'White' },
    grey: /*i18n*/ { id: 'label.colour-grey', message: 'Grey' },
    beige: /*i18n*/ { id: 'label.colour-beige', message: 'Beige' },
    brown: /*i18n*/ { id: 'label.colour-brown', message: 'Brown' },
    red: /*i18n*/ { id: 'label.colour-red', message: 'Red' },
    pink: /*i18n*/ { id: 'label.colour-pink', message: 'Pink' },
    orange: /*i18n*/ { id: 'label.colour-orange', message: 'Orange' },
    yellow: /*i18n*/ { id: 'label.colour-yellow', message: 'Yellow' },
    green: /*i18n*/ { id: 'label.colour-green', message: 'Green' },
    blue: /*i18n*/ { id: 'label.colour-blue', message: 'Blue' },
    purple: /*i18n*/ { id: 'label.colour-purple', message: 'Purple' },
    gold: /*i18n*/ { id: 'label.colour-gold', message: 'Gold' },
    silver: /*i18n*/ { id: 'label.colour-silver', message: 'Silver' },
    multi: /*i18n*/ { id: 'label.colour-multi', message: 'Multicolour' },
  },
  types: {
    'midi-dress': /*i18n*/ { id: 'label.type-midi-dress', message: 'Midi Dresses' },
    'maxi-dress': /*i18n*/ { id: 'label.type-maxi-dress', message: 'Maxi Dresses' },
    'mini-dress': /*i18n*/ { id: 'label.type-mini-dress', message: 'Mini Dresses' },
    cheongsam: /*i18n*/ { id: 'label.type-cheongsam', message: 'Cheongsam' },
    blouse: /*i18n*/ { id: 'label.type-blouse', message: 'Blouses' },
    shirt: /*i18n*/ { id: 'label.type-shirt', message: 'Shirts' },
    top: /*i18n*/ { id: 'label.type-top', message: 'Tops' },
    camisole: /*i18n*/ { id: 'label.type-camisole', message: 'Camisoles' },
    't-shirt': /*i18n*/ { id: 'label.type-t-shirt', message: 'T-Shirts' },
    sweater: /*i18n*/ { id: 'label.type-sweater', message: 'Sweaters' },
    cardigan: /*i18n*/ { id: 'label.type-cardigan', message: 'Cardigans' },
    'knit-vest': /*i18n*/ { id: 'label.type-knit-vest', message: 'Knit Vests' },
    jacket: /*i18n*/ { id: 'label.type-jacket', message: 'Jackets' },
    blazer: /*i18n*/ { id: 'label.type-blazer', message: 'Blazers' },
    coat: /*i18n*/ { id: 'label.type-coat', message: 'Coats' },
    'trench-coat': /*i18n*/ { id: 'label.type-trench-coat', message: 'Trench Coats' },
    skirt: /*i18n*/ { id: 'label.type-skirt', message: 'Midi Skirts' },
    'mini-skirt': /*i18n*/ { id: 'label.type-mini-skirt', message: 'Mini Skirts' },
    pants: /*i18n*/ { id: 'label.type-pants', message: 'Pants' },
    jeans: /*i18n*/ { id: 'label.type-jeans', message: 'Jeans' },
    shorts: /*i18n*/ { id: 'label.type-shorts', message: 'Shorts' },
    suit: /*i18n*/ { id: 'label.type-suit', message: 'Two-Piece Suits' },
    jumpsuit: /*i18n*/ { id: 'label.type-jumpsuit', message: 'Jumpsuits' },
    scarf: /*i18n*/ { id: 'label.type-scarf', message: 'Scarves' },
    cart: /*i18n*/ { id: 'label.type-cart', message: 'Bags' },
    'gift-box': /*i18n*/ { id: 'label.type-gift-box', message: 'Gift Boxes' },
    'gift-card': /*i18n*/ { id: 'label.type-gift-card', message: 'Gift Cards' },
    experience: /*i18n*/ { id: 'label.type-experience', message: 'Experiences' },
  },
  home: /*i18n*/ { id: 'label.home', message: 'Home' },
  pickup: /*i18n*/ { id: 'label.pickup', message: 'In-store pickup' },
  shipsIn: /*i18n*/ {
    id: 'label.ships-in',
    message: '{days, plural, one {Ships within # day} other {Ships within # days}}',
  },
  found: /*i18n*/ { id: 'label.found', message: 'Results for “{keywords}”' },
  like: /*i18n*/ { id: 'label.like', message: 'More like {name}' },
  likeThis: /*i18n*/ { id: 'label.like-this', message: 'More like this' },
  forPoints: /*i18n*/ { id: 'label.for-points', message: 'Products for points' },
  aboutPoints: /*i18n*/ {
    id: 'label.about-points',
    message: 'Redeem them with your points, or with points and money.',
  },
  upwards: /*i18n*/ { id: 'label.upwards', message: '{price} and above' },
} as const

/** The labels in the language of `say`. */
function createLabels(say: Say): Labels {
  // Every price of every request asks for the words of the same few lists.
  const offers = new WeakMap<readonly Tier[], string>()
  function multiItem(tiers: readonly Tier[]): string {
    const known = offers.get(tiers)
    if (known !== undefined) return known
    const words = multiItemWords(tiers, say)
    offers.set(tiers, words)
    return words
  }
  return {
    colours: allOf(LABELS.colours, say),
    types: allOf(LABELS.types, say),
    home: say(LABELS.home),
    pickup: say(LABELS.pickup),
    shipsIn: (days) => say(LABELS.shipsIn, { days }),
    found: (keywords) => say(LABELS.found, { keywords }),
    like: (name) => say(LABELS.like, { name }),
    likeThis: say(LABELS.likeThis),
    forPoints: say(LABELS.forPoints),
    aboutPoints: say(LABELS.aboutPoints),
    multiItem,
    upwards: (price) => say(LABELS.upwards, { price }),
  }
}

function allOf<Key extends string>(messages: Readonly<Record<Key, Message>>, say: Say): Record<Key, string> {
  const said = Object.entries<Message>(messages).map(([key, message]) => [key, say(message)])
  return Object.fromEntries(said) as Record<Key, string>
}

/** The automatic multi-item discount as products announce it (spec 9.6: ruleType 4). */
export function multiItemOf(soldTag: string) {
  return { ruleId: 'M1', ruleType: MULTI_ITEM_TYPE, soldTag }
}

/** Labels of the catalogue in a language, and the words of its search: the language's own, then English ones. */
export interface CatalogWords {
  readonly labels: Labels
  readonly search: readonly SearchWords[]
}

/** The catalogue's words by language, each made when it is first needed. */
export function createCatalogWords(sayIn: (spoken: Spoken) => Say): (spoken: Spoken) => CatalogWords {
  const known = createInterned((spoken) => ({
    labels: createLabels(sayIn(spoken as Spoken)),
    search: [...new Set([spoken as Spoken, 'en' as const])].map((each) => createSearchWords(sayIn(each))),
  }))
  return (spoken) => known.of(spoken)
}
