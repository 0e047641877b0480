import type { Texts } from './words/languages.ts'

export interface CategoryPlan {
  readonly id: number
  readonly names: Texts
  readonly color?: string
  /** Keys of banners, each leading to a collection. */
  readonly banners?: readonly { readonly banner: string; readonly link: string }[]
  readonly below?: readonly CategoryPlan[]
}

/** English, Chinese, Japanese and French. */
type Names = readonly [en: string, zh: string, ja: string, fr: string]

function names([en, zh, ja, fr]: Names): Texts {
  return { en, zh, ja, fr }
}

function leaf(id: number, name: Names): CategoryPlan {
  return { id, names: names(name) }
}

/** Ids that other parts use: spec 9.6 gives two of them their look, the rest files new, silk and reduced pieces. */
export const CATEGORY = {
  newIn: 159700,
  clothing: 159819,
  silk: 159787,
  silkDresses: 159781,
  silkTops: 159782,
  silkBottoms: 159783,
  silkScarves: 159784,
  silkEvening: 159785,
  cheongsam: 159890,
  cheongsamBridal: 159892,
  gifts: 159930,
  giftBoxes: 159931,
  giftCards: 159932,
  experiences: 159933,
  gifting: 159934,
  sale: 159950,
} as const

/** The category tree, three levels deep. */
export const CATEGORIES: readonly CategoryPlan[] = [
  {
    id: CATEGORY.newIn,
    names: names(['New In', '新品', '新着', 'Nouveautés']),
    banners: [
      { banner: 'new-arrivals', link: '/collections/new-arrivals' },
      { banner: 'cny', link: '/collections/cny' },
    ],
    below: [
      leaf(159701, ['New Dresses', '新款连衣裙', '新作ワンピース', 'Nouvelles robes']),
      leaf(159702, ['New Tops', '新款上衣', '新作トップス', 'Nouveaux hauts']),
      leaf(159703, ['New Bottoms', '新款下装', '新作ボトムス', 'Nouveaux bas']),
      leaf(159704, ['New Outerwear', '新款外套', '新作アウター', 'Nouveaux manteaux']),
    ],
  },
  {
    id: CATEGORY.clothing,
    names: names(['Clothing', '服装', 'ウェア', 'Prêt-à-porter']),
    banners: [
      { banner: 'workwear', link: '/collections/workwear' },
      { banner: 'wedding-guest', link: '/collections/wedding-guest' },
      { banner: 'under-100', link: '/collections/under-100' },
    ],
    below: [
      {
        id: 159820,
        names: names(['Dresses', '连衣裙', 'ワンピース', 'Robes']),
        below: [
          leaf(159821, ['Mini Dresses', '短款连衣裙', 'ミニワンピース', 'Robes courtes']),
          leaf(159822, ['Midi Dresses', '中长连衣裙', 'ミディワンピース', 'Robes midi']),
          leaf(159823, ['Maxi Dresses', '长款连衣裙', 'マキシワンピース', 'Robes longues']),
          leaf(159824, ['Jumpsuits', '连体裤', 'オールインワン', 'Combinaisons']),
        ],
      },
      {
        id: 159830,
        names: names(['Tops', '上衣', 'トップス', 'Hauts']),
        below: [
          leaf(159831, ['Blouses', '罩衫', 'ブラウス', 'Blouses']),
          leaf(159832, ['Shirts', '衬衫', 'シャツ', 'Chemises']),
          leaf(159833, ['T-Shirts', 'T恤', 'Tシャツ', 'T-shirts']),
          leaf(159834, ['Camisoles', '吊带衫', 'キャミソール', 'Caracos']),
        ],
      },
      {
        id: 159840,
        names: names(['Knitwear', '针织', 'ニット', 'Maille']),
        below: [
          leaf(159841, ['Sweaters', '毛衣', 'セーター', 'Pulls']),
          leaf(159842, ['Cardigans', '开衫', 'カーディガン', 'Cardigans']),
          leaf(159843, ['Knit Vests', '针织马甲', 'ニットベスト', 'Débardeurs tricotés']),
        ],
      },
      {
        id: 159850,
        names: names(['Outerwear', '外套', 'アウター', 'Manteaux et vestes']),
        below: [
          leaf(159851, ['Coats', '大衣', 'コート', 'Manteaux']),
          leaf(159852, ['Trench Coats', '风衣', 'トレンチコート', 'Trenchs']),
          leaf(159853, ['Jackets', '短外套', 'ジャケット', 'Vestes']),
        ],
      },
      {
        id: 159860,
        names: names(['Skirts', '半身裙', 'スカート', 'Jupes']),
        below: [
          leaf(159861, ['Midi Skirts', '中长半身裙', 'ミディスカート', 'Jupes midi']),
          leaf(159862, ['Mini Skirts', '短裙', 'ミニスカート', 'Jupes courtes']),
        ],
      },
      {
        id: 159870,
        names: names(['Pants', '裤装', 'パンツ', 'Pantalons']),
        below: [
          leaf(159871, ['Trousers', '长裤', 'ロングパンツ', 'Pantalons longs']),
          leaf(159872, ['Jeans', '牛仔裤', 'ジーンズ', 'Jeans']),
          leaf(159873, ['Shorts', '短裤', 'ショートパンツ', 'Shorts']),
        ],
      },
      {
        id: 159880,
        names: names(['Suits', '西装', 'スーツ', 'Tailleurs']),
        below: [
          leaf(159881, ['Blazers', '西装外套', 'テーラードジャケット', 'Blazers']),
          leaf(159882, ['Two-Piece Suits', '两件式套装', 'ツーピーススーツ', 'Tailleurs deux-pièces']),
        ],
      },
    ],
  },
  {
    id: CATEGORY.cheongsam,
    names: names(['Cheongsam', '旗袍', 'チャイナドレス', 'Cheongsam']),
    banners: [
      { banner: 'modern-cheongsam', link: '/collections/modern-cheongsam' },
      { banner: 'cny', link: '/collections/cny' },
    ],
    below: [
      leaf(159891, ['Modern Cheongsam', '改良旗袍', 'モダンチャイナドレス', 'Cheongsam modernes']),
      leaf(CATEGORY.cheongsamBridal, [
        'Bridal Cheongsam',
        '婚礼旗袍',
        'ブライダルチャイナドレス',
        'Cheongsam de mariée',
      ]),
    ],
  },
  {
    id: CATEGORY.silk,
    names: names(['Silk', '真丝', 'シルク', 'Soie']),
    color: '#8c4a80',
    banners: [
      { banner: 'silk-edit', link: '/collections/silk-edit' },
      { banner: 'evening', link: '/collections/evening' },
    ],
    below: [
      {
        id: CATEGORY.silkDresses,
        names: names(['Silk Dresses', '真丝连衣裙', 'シルクワンピース', 'Robes en soie']),
        below: [
          leaf(CATEGORY.silkEvening, ['Silk Evening', '真丝晚装', 'シルクイブニング', 'Soirées en soie']),
        ],
      },
      leaf(CATEGORY.silkTops, ['Silk Tops', '真丝上衣', 'シルクトップス', 'Hauts en soie']),
      leaf(CATEGORY.silkBottoms, ['Silk Skirts', '真丝半身裙', 'シルクスカート', 'Jupes en soie']),
      leaf(CATEGORY.silkScarves, ['Silk Scarves', '丝巾', 'シルクスカーフ', 'Foulards en soie']),
    ],
  },
  {
    id: CATEGORY.gifts,
    names: names(['Gifts', '礼品', 'ギフト', 'Cadeaux']),
    banners: [
      { banner: 'gifts', link: '/collections/gifts' },
      { banner: 'gift-cards', link: '/egift-cards-c-159932.html' },
    ],
    below: [
      leaf(CATEGORY.giftBoxes, ['Gift Boxes', '礼盒', 'ギフトボックス', 'Coffrets cadeaux']),
      leaf(CATEGORY.giftCards, ['eGift Cards', '电子礼品卡', 'eギフトカード', 'Cartes cadeaux']),
      leaf(CATEGORY.experiences, ['Experiences', '专属体验', '体験ギフト', 'Expériences']),
      leaf(CATEGORY.gifting, [
        'Bags and Small Things',
        '手袋与小物',
        'バッグと小物',
        'Sacs et petits objets',
      ]),
    ],
  },
  {
    id: CATEGORY.sale,
    names: names(['Sale', '特惠', 'セール', 'Promotions']),
    color: '#a23b3b',
    banners: [
      { banner: 'sale', link: '/collections/sale' },
      { banner: 'under-100', link: '/collections/under-100' },
    ],
    below: [
      leaf(159951, ['Dresses on Sale', '特惠连衣裙', 'セールワンピース', 'Robes en promotion']),
      leaf(159952, ['Tops on Sale', '特惠上衣', 'セールトップス', 'Hauts en promotion']),
      leaf(159953, ['Bottoms on Sale', '特惠下装', 'セールボトムス', 'Bas en promotion']),
      leaf(159954, ['Outerwear on Sale', '特惠外套', 'セールアウター', 'Manteaux en promotion']),
    ],
  },
]
