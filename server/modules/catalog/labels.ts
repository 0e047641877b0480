import type { ColourFamily } from '#domain/catalog/colour-families.ts'
import type { Spoken } from '#domain/region/language.ts'

/** Words of the catalogue itself, as facets and cards show them. */
export interface Labels {
  readonly colours: Readonly<Record<ColourFamily, string>>
  /** Product types by their key; a type that is not here is shown by its key. */
  readonly types: Readonly<Record<string, string>>
  readonly home: string
  readonly pickup: string
  readonly shipsIn: (days: number) => string
  readonly found: (keywords: string) => string
  readonly aboutCategory: (name: string) => string
  readonly upwards: (price: string) => string
}

export const LABELS: Readonly<Record<Spoken, Labels>> = {
  en: {
    colours: {
      black: 'Black', white: 'White', grey: 'Grey', beige: 'Beige', brown: 'Brown', red: 'Red', pink: 'Pink', orange: 'Orange',
      yellow: 'Yellow', green: 'Green', blue: 'Blue', purple: 'Purple', gold: 'Gold', silver: 'Silver', multi: 'Multicolour',
    },
    types: {
      'midi-dress': 'Midi Dresses', 'maxi-dress': 'Maxi Dresses', 'mini-dress': 'Mini Dresses', cheongsam: 'Cheongsam', blouse: 'Blouses',
      shirt: 'Shirts', top: 'Tops', camisole: 'Camisoles', 't-shirt': 'T-Shirts', sweater: 'Sweaters', cardigan: 'Cardigans',
      'knit-vest': 'Knit Vests', jacket: 'Jackets', blazer: 'Blazers', coat: 'Coats', 'trench-coat': 'Trench Coats', skirt: 'Midi Skirts',
      'mini-skirt': 'Mini Skirts', pants: 'Pants', jeans: 'Jeans', shorts: 'Shorts', suit: 'Two-Piece Suits', jumpsuit: 'Jumpsuits',
      scarf: 'Scarves', bag: 'Bags', 'gift-box': 'Gift Boxes', 'gift-card': 'Gift Cards', experience: 'Experiences',
    },
    home: 'Home',
    pickup: 'Pick up in store',
    shipsIn: (days) => `Ships within ${days} days`,
    found: (keywords) => `Results for “${keywords}”`,
    aboutCategory: (name) => `${name} by Vanda: cut in Singapore, made in small runs. Free shipping over S$129.`,
    upwards: (price) => `${price} and above`,
  },
  zh: {
    colours: {
      black: '黑色', white: '白色', grey: '灰色', beige: '米色', brown: '棕色', red: '红色', pink: '粉色', orange: '橙色',
      yellow: '黄色', green: '绿色', blue: '蓝色', purple: '紫色', gold: '金色', silver: '银色', multi: '多色',
    },
    types: {
      'midi-dress': '中长连衣裙', 'maxi-dress': '长款连衣裙', 'mini-dress': '短款连衣裙', cheongsam: '旗袍', blouse: '罩衫',
      shirt: '衬衫', top: '上衣', camisole: '吊带衫', 't-shirt': 'T恤', sweater: '毛衣', cardigan: '开衫',
      'knit-vest': '针织马甲', jacket: '短外套', blazer: '西装外套', coat: '大衣', 'trench-coat': '风衣', skirt: '中长半身裙',
      'mini-skirt': '短裙', pants: '长裤', jeans: '牛仔裤', shorts: '短裤', suit: '两件套套装', jumpsuit: '连体裤',
      scarf: '丝巾', bag: '手袋', 'gift-box': '礼盒', 'gift-card': '礼品卡', experience: '专属体验',
    },
    home: '首页',
    pickup: '可到店自取',
    shipsIn: (days) => `${days} 天内发货`,
    found: (keywords) => `“${keywords}”的搜索结果`,
    aboutCategory: (name) => `Vanda ${name}：新加坡剪裁，小批量制作。满 S$129 免运费。`,
    upwards: (price) => `${price} 以上`,
  },
  ja: {
    colours: {
      black: 'ブラック', white: 'ホワイト', grey: 'グレー', beige: 'ベージュ', brown: 'ブラウン', red: 'レッド', pink: 'ピンク', orange: 'オレンジ',
      yellow: 'イエロー', green: 'グリーン', blue: 'ブルー', purple: 'パープル', gold: 'ゴールド', silver: 'シルバー', multi: 'マルチカラー',
    },
    types: {
      'midi-dress': 'ミディワンピース', 'maxi-dress': 'マキシワンピース', 'mini-dress': 'ミニワンピース', cheongsam: 'チャイナドレス', blouse: 'ブラウス',
      shirt: 'シャツ', top: 'トップス', camisole: 'キャミソール', 't-shirt': 'Tシャツ', sweater: 'セーター', cardigan: 'カーディガン',
      'knit-vest': 'ニットベスト', jacket: 'ジャケット', blazer: 'テーラードジャケット', coat: 'コート', 'trench-coat': 'トレンチコート', skirt: 'ミディスカート',
      'mini-skirt': 'ミニスカート', pants: 'パンツ', jeans: 'ジーンズ', shorts: 'ショートパンツ', suit: 'ツーピーススーツ', jumpsuit: 'オールインワン',
      scarf: 'スカーフ', bag: 'バッグ', 'gift-box': 'ギフトボックス', 'gift-card': 'ギフトカード', experience: '体験ギフト',
    },
    home: 'ホーム',
    pickup: '店舗受け取り可',
    shipsIn: (days) => `${days}日以内に発送`,
    found: (keywords) => `「${keywords}」の検索結果`,
    aboutCategory: (name) => `Vandaの${name}。シンガポールで裁断し、少量ずつ仕立てています。S$129以上で送料無料。`,
    upwards: (price) => `${price}以上`,
  },
  fr: {
    colours: {
      black: 'Noir', white: 'Blanc', grey: 'Gris', beige: 'Beige', brown: 'Marron', red: 'Rouge', pink: 'Rose', orange: 'Orange',
      yellow: 'Jaune', green: 'Vert', blue: 'Bleu', purple: 'Violet', gold: 'Doré', silver: 'Argenté', multi: 'Multicolore',
    },
    types: {
      'midi-dress': 'Robes midi', 'maxi-dress': 'Robes longues', 'mini-dress': 'Robes courtes', cheongsam: 'Robes cheongsam', blouse: 'Blouses',
      shirt: 'Chemises', top: 'Tops', camisole: 'Caracos', 't-shirt': 'T-shirts', sweater: 'Pulls', cardigan: 'Cardigans',
      'knit-vest': 'Débardeurs tricotés', jacket: 'Vestes', blazer: 'Blazers', coat: 'Manteaux', 'trench-coat': 'Trenchs', skirt: 'Jupes midi',
      'mini-skirt': 'Jupes courtes', pants: 'Pantalons', jeans: 'Jeans', shorts: 'Shorts', suit: 'Tailleurs deux-pièces', jumpsuit: 'Combinaisons',
      scarf: 'Foulards', bag: 'Sacs', 'gift-box': 'Coffrets cadeaux', 'gift-card': 'Cartes cadeaux', experience: 'Expériences',
    },
    home: 'Accueil',
    pickup: 'Retrait en boutique',
    shipsIn: (days) => `Expédié sous ${days} jours`,
    found: (keywords) => `Résultats pour « ${keywords} »`,
    aboutCategory: (name) => `${name} par Vanda : coupe singapourienne, petites séries. Livraison offerte dès S$129.`,
    upwards: (price) => `${price} et plus`,
  },
}
