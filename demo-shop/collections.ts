import type { Texts } from './words/languages.ts'

interface CollectionPlan {
  readonly names: Texts
  readonly about: Texts
}

/** Edits of the shop, by the key in their address (idealsRuleName). */
export const COLLECTIONS = {
  'new-arrivals': {
    names: { en: 'New Arrivals', zh: '新品上架', ja: '新着アイテム', fr: 'Nouveautés' },
    about: {
      en: 'The newest pieces from our studio, first come, first worn.',
      zh: '工作室最新作品，先到先得。',
      ja: 'アトリエから届いたばかりの新作をご紹介します。',
      fr: 'Les dernières pièces de l’atelier, à porter avant tout le monde.',
    },
  },
  sale: {
    names: { en: 'Sale', zh: '特惠', ja: 'セール', fr: 'Promotions' },
    about: {
      en: 'Good things at a gentler price, while they last.',
      zh: '好物好价，售完即止。',
      ja: '上質な品をうれしい価格で。なくなり次第終了です。',
      fr: 'De belles pièces à prix doux, tant qu’il en reste.',
    },
  },
  'silk-edit': {
    names: { en: 'The Silk Edit', zh: '真丝臻选', ja: 'シルクセレクション', fr: 'Sélection soie' },
    about: {
      en: 'Mulberry silk for the heat of the day and the length of the evening.',
      zh: '桑蚕丝，伴你从炎热白昼到悠长夜晚。',
      ja: '暑い昼から長い夜まで、マルベリーシルクの心地よさを。',
      fr: 'De la soie de mûrier pour la chaleur du jour et la longueur du soir.',
    },
  },
  workwear: {
    names: { en: 'Workwear', zh: '通勤系列', ja: 'オフィス\u200bスタイル', fr: 'Au bureau' },
    about: {
      en: 'Clothes that mean business and still let you breathe.',
      zh: '干练得体，也自在从容。',
      ja: 'きちんと見えて、息苦しくないオフィスの装い。',
      fr: 'Des tenues sérieuses qui laissent respirer.',
    },
  },
  'wedding-guest': {
    names: { en: 'Wedding Guest', zh: '婚礼宾客', ja: 'お呼ばれ\u200bスタイル', fr: 'Invitée de mariage' },
    about: {
      en: 'Dresses for somebody else’s big day.',
      zh: '为他人的重要日子，穿得恰到好处。',
      ja: '大切な日に寄り添う、お呼ばれの一着。',
      fr: 'Des robes pour le grand jour des autres.',
    },
  },
  'under-100': {
    names: { en: 'Under S$100', zh: 'S$100 以内', ja: 'S$100以下', fr: 'Moins de S$100' },
    about: {
      en: 'Small prices, nothing small about the making.',
      zh: '价格轻松，做工不减。',
      ja: '手に取りやすい価格でも、仕立てはそのままに。',
      fr: 'De petits prix, mais une vraie façon.',
    },
  },
  cny: {
    names: { en: 'Festive Reds', zh: '新春红韵', ja: '祝いの赤', fr: 'Rouges de fête' },
    about: {
      en: 'Reds, pinks and golds for the new year and every reunion dinner.',
      zh: '红、粉、金，献给新春与每一次团圆饭。',
      ja: '新年と団らんの食卓に、赤と桃色と金色を。',
      fr: 'Des rouges, des roses et des ors pour le Nouvel An et les tablées de famille.',
    },
  },
  'modern-cheongsam': {
    names: {
      en: 'The Modern Cheongsam',
      zh: '改良旗袍',
      ja: 'モダン\u200bチャイナドレス',
      fr: 'Le cheongsam moderne',
    },
    about: {
      en: 'The dress our grandmothers wore, cut for the way we live.',
      zh: '祖母衣橱里的旗袍，为今天的生活重新剪裁。',
      ja: '祖母の時代のドレスを、今の暮らしに合わせて仕立てました。',
      fr: 'La robe de nos grands-mères, coupée pour notre vie.',
    },
  },
  evening: {
    names: { en: 'Evening', zh: '晚装', ja: 'イブニング', fr: 'Soirée' },
    about: {
      en: 'For nights that are written down beforehand.',
      zh: '为早早写进日程的夜晚而备。',
      ja: '手帳に書き込んだ、特別な夜のために。',
      fr: 'Pour les soirs que l’on note à l’avance.',
    },
  },
  gifts: {
    names: { en: 'Gifts', zh: '礼品', ja: 'ギフト', fr: 'Cadeaux' },
    about: {
      en: 'Wrapped, carded and ready before you have found the tape.',
      zh: '包装、贺卡一应俱全。',
      ja: 'ラッピングもカードも、すべてお任せください。',
      fr: 'Emballés, signés, prêts à offrir.',
    },
  },
  'points-rewards': {
    names: { en: 'Points Rewards', zh: '积分兑换', ja: 'ポイント交換', fr: 'Récompenses' },
    about: {
      en: 'Pieces you can have for points, or for points and a little money.',
      zh: '可用积分，或积分加少许现金兑换。',
      ja: 'ポイントだけで、またはポイントと少しのお支払いで。',
      fr: 'À obtenir contre des points, ou des points et un petit complément.',
    },
  },
  'flash-sale': {
    names: { en: 'Flash Sale', zh: '限时特卖', ja: 'タイムセール', fr: 'Vente flash' },
    about: {
      en: 'A few pieces, a few hours.',
      zh: '少量好物，限时限量。',
      ja: '数量も時間も限りがあります。',
      fr: 'Quelques pièces, quelques heures.',
    },
  },
} as const satisfies Readonly<Record<string, CollectionPlan>>

export type CollectionKey = keyof typeof COLLECTIONS
