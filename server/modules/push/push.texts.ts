import type { Spoken } from '#domain/region/language.ts'

interface PushTexts {
  readonly cart: {
    readonly title: string
    /** `others`: pieces in the cart besides the named one. */
    readonly body: (name: string, others: number) => string
    readonly open: string
  }
  readonly stock: {
    readonly title: string
    readonly body: (name: string, colour: string, size: string) => string
    readonly open: string
  }
  readonly test: { readonly title: string; readonly body: string; readonly open: string }
  readonly later: string
}

/** Texts of the notifications, in every language of the shop. */
export const PUSH_TEXTS = {
  en: {
    cart: {
      title: 'Your bag is as you left it',
      body: (name, others) =>
        others === 0 ? name : `${name} and ${others} more ${others === 1 ? 'piece' : 'pieces'}`,
      open: 'Open bag',
    },
    stock: {
      title: 'Back in stock',
      body: (name, colour, size) => `${name}, ${colour}, ${size}`,
      open: 'See it',
    },
    test: {
      title: 'Notifications work',
      body: 'This is a test from the shop. There is nothing you need to do.',
      open: 'Open the shop',
    },
    later: 'Not now',
  },
  zh: {
    cart: {
      title: '您的购物袋还为您留着',
      body: (name, others) => (others === 0 ? name : `${name} 及另外 ${others} 件商品`),
      open: '打开购物袋',
    },
    stock: {
      title: '到货啦',
      body: (name, colour, size) => `${name}，${colour}，${size}`,
      open: '去看看',
    },
    test: {
      title: '通知已可使用',
      body: '这是一条来自商店的测试通知，您无需进行任何操作。',
      open: '打开商店',
    },
    later: '以后再说',
  },
  ja: {
    cart: {
      title: 'ショッピングバッグをそのままお取りしています',
      body: (name, others) => (others === 0 ? name : `${name} ほか${others}点`),
      open: 'バッグを開く',
    },
    stock: {
      title: '再入荷しました',
      body: (name, colour, size) => `${name}／${colour}／${size}`,
      open: '商品を見る',
    },
    test: {
      title: '通知が届くことを確認しました',
      body: 'ショップからのテスト通知です。お手続きは不要です。',
      open: 'ショップを開く',
    },
    later: 'あとで',
  },
  fr: {
    cart: {
      title: 'Votre panier vous attend',
      body: (name, others) =>
        others === 0 ? name : `${name} et ${others} ${others === 1 ? 'autre pièce' : 'autres pièces'}`,
      open: 'Voir le panier',
    },
    stock: {
      title: 'De nouveau disponible',
      body: (name, colour, size) => `${name}, ${colour}, ${size}`,
      open: 'Voir la pièce',
    },
    test: {
      title: 'Les notifications fonctionnent',
      body: 'Ceci est un essai de la boutique. Vous n’avez rien à faire.',
      open: 'Ouvrir la boutique',
    },
    later: 'Plus tard',
  },
} as const satisfies Readonly<Record<Spoken, PushTexts>>
