import { colourFamilyOf } from '#domain/catalog/colour-families.ts'
import { GIFT_BOX_SPU } from '#domain/catalog/notices.ts'
import { slugOf } from '#domain/region/links.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { ProductTable } from '#server/db/schema/catalog.ts'
import { CATEGORY } from './categories.ts'
import { COLOURS, type ColourKey } from './colours.ts'
import type { Drawing, GarmentKind, Scene } from './drawing/kinds.ts'
import { addTexts } from './product.ts'
import { reviewInfo } from './reviews.ts'
import type { Rows } from './rows.ts'
import { ONE_SIZE } from './sizes/sizes.ts'
import { inEveryLanguage, type Texts } from './words/languages.ts'

interface Special {
  readonly spu: string
  readonly drawn: GarmentKind
  /** What its card shows. */
  readonly scene?: Scene
  readonly type: 'gift-box' | 'gift-card' | 'experience'
  readonly names: Texts
  readonly descriptions: Texts
  readonly material: Texts
  readonly care: Texts
  readonly category: number
  readonly colours: readonly ColourKey[]
  readonly sizes: readonly { readonly size: string; readonly price: number }[]
  readonly stock: number
  readonly flags: Partial<
    Pick<
      ProductTable,
      'is_virtual' | 'is_group_virtual' | 'is_gift_card' | 'all_point' | 'part_point' | 'part_price'
    >
  >
}

const NOT_CLOTH: Texts = { en: '', zh: '', ja: '', fr: '' }
const CARD: Texts = {
  en: 'Recycled card and silk ribbon',
  zh: '再生纸板与真丝缎带',
  ja: '再生紙、シルクリボン',
  fr: 'Carton recyclé et ruban de soie',
}
const KEEP_DRY: Texts = {
  en: 'Keep dry.',
  zh: '请保持干燥。',
  ja: '湿気を避けて保管してください。',
  fr: 'Conserver au sec.',
}
const BY_MAIL: Texts = {
  en: 'Sent by email. Online use only; not refundable.',
  zh: '通过电子邮件发送。仅限线上使用，不可退款。',
  ja: 'メールでお届けします。オンライン専用、返金不可。',
  fr: 'Envoyée par e-mail. Utilisable en ligne uniquement, non remboursable.',
}
const IN_STORE: Texts = {
  en: 'Booked by email, held in one of our shops.',
  zh: '通过电子邮件预约，在门店进行。',
  ja: 'メールでご予約のうえ、店舗にて承ります。',
  fr: 'Sur rendez-vous par e-mail, dans l’une de nos boutiques.',
}

interface Box extends Pick<Special, 'spu' | 'colours' | 'names' | 'descriptions'> {
  readonly price: number
}

function box({ spu, price, colours, names, descriptions }: Box): Special {
  return {
    spu,
    drawn: 'gift-box',
    type: 'gift-box',
    names,
    descriptions,
    material: CARD,
    care: KEEP_DRY,
    category: CATEGORY.giftBoxes,
    colours,
    sizes: [{ size: ONE_SIZE, price }],
    stock: 40,
    flags: {},
  }
}

interface Experience extends Pick<Special, 'spu' | 'names' | 'descriptions' | 'flags'> {
  readonly scene: Scene
  readonly price: number
  readonly choices?: readonly string[]
}

function experience(about: Experience): Special {
  const { spu, scene, names, descriptions, flags, price, choices = [ONE_SIZE] } = about
  return {
    spu,
    drawn: 'gift-card',
    scene,
    type: 'experience',
    names,
    descriptions,
    material: NOT_CLOTH,
    care: IN_STORE,
    category: CATEGORY.experiences,
    colours: ['orchid'],
    sizes: choices.map((size) => ({ size, price })),
    stock: 25,
    flags,
  }
}

/** Gift boxes, gift cards (spec 9.9), and what is redeemed with points rather than worn. */
export const SPECIALS: readonly Special[] = [
  box({
    spu: GIFT_BOX_SPU,
    price: 12_900,
    colours: ['orchid', 'ivory', 'jade'],
    names: {
      en: 'Orchid Silk Gift Box',
      zh: '兰韵·真丝礼盒',
      ja: 'オーキッド シルクギフトボックス',
      fr: 'Coffret cadeau en soie Orchidée',
    },
    descriptions: {
      en: 'A silk scarf, a sleep mask and a sachet of osmanthus, folded into our orchid box. Tied with a ribbon and a card in your words.',
      zh: '一方丝巾、一只真丝眼罩与一袋桂花香囊，收入兰花礼盒。附缎带与你亲笔的贺卡。',
      ja: 'シルクスカーフ、アイマスク、金木犀のサシェをオーキッドの箱に詰めました。リボンとお好きな言葉のカードを添えて。',
      fr: 'Un foulard de soie, un masque de nuit et un sachet d’osmanthe dans notre boîte orchidée. Avec ruban et carte à vos mots.',
    },
  }),
  box({
    spu: '1431C6002',
    price: 8_900,
    colours: ['celadon', 'oat'],
    names: {
      en: 'Tea House Gift Box',
      zh: '茶舍·礼盒',
      ja: '茶房 ギフトボックス',
      fr: 'Coffret cadeau Maison de thé',
    },
    descriptions: {
      en: 'Two linen napkins, a tin of jasmine tea and a small celadon dish. A visit to the tea house, by post.',
      zh: '两方亚麻餐巾、一罐茉莉花茶与一只青瓷小碟。把茶舍寄到家中。',
      ja: 'リネンのナプキン二枚、ジャスミンティー、青磁の小皿。茶房のひとときをご自宅へ。',
      fr: 'Deux serviettes en lin, une boîte de thé au jasmin et une coupelle céladon. La maison de thé par la poste.',
    },
  }),
  box({
    spu: '1431C6003',
    price: 18_900,
    colours: ['pearl', 'champagne'],
    names: {
      en: 'Pearl Bridal Gift Box',
      zh: '珍珠·新娘礼盒',
      ja: 'パール ブライダルギフトボックス',
      fr: 'Coffret cadeau mariée Perle',
    },
    descriptions: {
      en: 'A silk robe, a hair ribbon and a pair of pearl pins for the morning of the day. Packed in tissue and tied twice.',
      zh: '真丝晨袍、发带与一对珍珠发夹，为大日子的清晨而备。薄纸包裹，双重缎带。',
      ja: 'シルクのローブ、ヘアリボン、パールのピンを。大切な日の朝のために、薄紙で包みました。',
      fr: 'Un peignoir de soie, un ruban et deux épingles perlées pour le matin du grand jour.',
    },
  }),
  {
    spu: '1432E0001',
    drawn: 'gift-card',
    type: 'gift-card',
    names: {
      en: 'Vanda eGift Card',
      zh: 'Vanda 电子礼品卡',
      ja: 'Vanda eギフトカード',
      fr: 'Carte cadeau Vanda',
    },
    descriptions: {
      en: 'For when you know she will love it but not which size. Arrives by email within minutes, with a message of up to 300 characters.',
      zh: '知道她会喜欢，却不知道她穿几码？几分钟内通过电子邮件送达，可附不超过 300 字的祝福。',
      ja: 'サイズに迷ったときの贈りものに。数分でメールが届き、300文字までのメッセージを添えられます。',
      fr: 'Quand on connaît ses goûts mais pas sa taille. Reçue par e-mail en quelques minutes, avec un message de 300 caractères.',
    },
    material: NOT_CLOTH,
    care: BY_MAIL,
    category: CATEGORY.giftCards,
    colours: ['orchid', 'ink', 'champagne'],
    sizes: [100, 200, 500, 1000].map((amount) => ({ size: `S$${amount}`, price: amount * 100 })),
    stock: 9_999,
    flags: { is_gift_card: 1 },
  },
  experience({
    spu: '1433V0001',
    scene: 'styling',
    names: {
      en: 'Personal Styling Session',
      zh: '私人造型咨询',
      ja: 'パーソナルスタイリング',
      fr: 'Séance de conseil en style',
    },
    descriptions: {
      en: 'An hour with one of our stylists and a rail picked for you. Redeem it with points.',
      zh: '与造型师共度一小时，为你挑选整排衣架。可用积分兑换。',
      ja: 'スタイリストとの一時間。あなたのために選んだ一着を。ポイントと交換できます。',
      fr: 'Une heure avec l’une de nos stylistes et un portant choisi pour vous. Contre des points.',
    },
    flags: { is_virtual: 1, all_point: 500 },
    price: 6_900,
  }),
  experience({
    spu: '1433V0002',
    scene: 'alterations',
    names: { en: 'Alterations Voucher', zh: '改衣服务券', ja: 'お直しチケット', fr: 'Bon de retouches' },
    descriptions: {
      en: 'Hems, waists and sleeves, done by our own tailor. For points, or for points and a little money.',
      zh: '裤脚、腰身、袖长，由自家裁缝修改。可用积分，或积分加少许现金兑换。',
      ja: '裾、ウエスト、袖丈を自社のテーラーがお直しします。ポイント、またはポイントとお支払いで。',
      fr: 'Ourlets, tailles et manches par notre couturière. Contre des points, ou des points et un complément.',
    },
    flags: { is_virtual: 1, all_point: 400, part_point: 150, part_price: 24_00 },
    price: 3_900,
  }),
  experience({
    spu: '1433V0003',
    scene: 'evening',
    names: {
      en: 'Members’ Evening for Two',
      zh: '会员之夜双人席',
      ja: '会員ナイト（二名様）',
      fr: 'Soirée membres pour deux',
    },
    descriptions: {
      en: 'A private evening in our Orchard shop for you and a friend. Tea, a talk and the first look at the season.',
      zh: '与好友共赴乌节路店的私享之夜。茶点、分享与新一季的首次亮相。',
      ja: 'オーチャード店でのプライベートな夜に、ご友人とご一緒に。お茶とトーク、新作の先行公開を。',
      fr: 'Une soirée privée dans notre boutique d’Orchard, pour vous et une amie. Thé, rencontre et avant-première.',
    },
    flags: { is_group_virtual: 1, all_point: 800 },
    price: 9_900,
    // Two sizes: one has to be chosen (spec 5).
    choices: ['18:30', '20:30'],
  }),
]

interface Placing {
  readonly id: string
  /** Among the special products. */
  readonly index: number
  readonly now: number
}

/** Writes one of them. */
export function addSpecial(rows: Rows, special: Special, { id, index, now }: Placing): void {
  const createdAt = now - (60 + index) * DAY_MS
  rows.product.push({
    id,
    spu: special.spu,
    slug: slugOf(special.names.en),
    product_type: special.type,
    rank: 40_000 + index * 90_000,
    sold: 300 - index * 20,
    created_at: createdAt,
    listed: 1,
    on_sale: 1,
    names: JSON.stringify(special.names),
    material: JSON.stringify(special.material),
    fit_type: 'none',
    elastic: 'none',
    is_new_size: 0,
    is_virtual: 0,
    is_group_virtual: 0,
    is_gift_card: 0,
    tags: '[]',
    act_tags: '[]',
    marketing: null,
    pre_sale_days: 0,
    multi_item: 0,
    part_point: 0,
    part_price: 0,
    all_point: 0,
    pickup: Number(special.type === 'gift-box'),
    review_info: reviewInfo([]),
    ...special.flags,
  })
  addTexts(rows, id, special)
  rows.product_category.push({ product_id: id, category_id: special.category })
  const collection = special.flags.all_point ? 'points-rewards' : 'gifts'
  rows.product_collection.push({ product_id: id, collection_key: collection })
  for (const [position, colour] of special.colours.entries())
    addDesign(rows, special, { id, colour, position })
}

interface Design {
  readonly id: string
  readonly colour: ColourKey
  readonly position: number
}

function addDesign(rows: Rows, special: Special, { id, colour, position }: Design): void {
  const pid = `${special.spu}${String.fromCharCode(65 + position)}`
  const names = inEveryLanguage((words) => words.colours[colour])
  const drawing: Drawing = {
    kind: special.drawn,
    seed: special.spu,
    colour: COLOURS[colour],
    fabric: 'cotton',
    pattern: 'plain',
    ...(special.scene === undefined ? {} : { scene: special.scene }),
  }
  rows.colour.push({
    pid,
    product_id: id,
    position,
    family: colourFamilyOf(names.en),
    hex: COLOURS[colour],
    names: JSON.stringify(names),
    picture_key: JSON.stringify(drawing),
  })
  for (const [place, { size, price }] of special.sizes.entries()) {
    const sku = `${pid}-${size.replaceAll(/[^A-Za-z0-9]/g, '')}`
    const row = {
      sku,
      product_id: id,
      pid,
      position: place,
      size,
      price,
      list_price: price,
      stock: special.stock,
      hidden: 0,
    }
    rows.sku.push(row)
  }
}
