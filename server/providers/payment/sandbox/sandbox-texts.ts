import type { Spoken } from '#domain/region/language.ts'
import type { CardField, CardProblem, Outcome } from './test-cards.ts'

interface PageTexts {
  readonly title: string
  readonly order: string
  readonly test: string
  readonly fields: Readonly<Record<CardField, string>>
  readonly expiryHint: string
  readonly pay: (amount: string) => string
  readonly cancel: string
  readonly cards: string
  readonly outcomes: Readonly<Record<Outcome, string>>
  readonly problems: Readonly<Record<CardProblem, string>>
  readonly check: string
  readonly closed: string
  readonly back: string
  readonly unknown: string
}

export const PAGE_TEXTS = {
  en: {
    title: 'Payment',
    order: 'Order',
    test: 'This is a test till. No money moves here, and no real card belongs here.',
    fields: { name: 'Name on card', number: 'Card number', expiry: 'Expiry date', cvc: 'Security code' },
    expiryHint: 'MM/YY',
    pay: (amount) => `Pay ${amount}`,
    cancel: 'Cancel and return to the shop',
    cards: 'Test cards',
    outcomes: {
      paid: 'is paid',
      refused: 'is refused',
      risk: 'is checked first, then paid',
      slow: 'takes a few seconds',
    },
    problems: {
      required: 'Please fill this in.',
      number: 'This is not a card number.',
      'test-only': 'Only the test cards below work here.',
      expiry: 'Please write the date as MM/YY.',
      expired: 'This card has expired.',
      cvc: 'Please enter the 3 or 4 digits.',
    },
    check: 'Please check the fields marked below.',
    closed: 'This payment page is closed.',
    back: 'Return to the shop',
    unknown: 'There is no such payment.',
  },
  zh: {
    title: '付款',
    order: '订单',
    test: '这是测试收银台，不会产生真实扣款，请勿输入真实银行卡。',
    fields: { name: '持卡人姓名', number: '卡号', expiry: '有效期', cvc: '安全码' },
    expiryHint: '月/年',
    pay: (amount) => `支付 ${amount}`,
    cancel: '取消并返回商店',
    cards: '测试卡',
    outcomes: { paid: '付款成功', refused: '付款被拒', risk: '先审核，后成功', slow: '需等待数秒' },
    problems: {
      required: '请填写此项。',
      number: '卡号无效。',
      'test-only': '此处只能使用下方的测试卡。',
      expiry: '请按“月/年”填写日期。',
      expired: '此卡已过期。',
      cvc: '请输入 3 或 4 位数字。',
    },
    check: '请检查下方标出的内容。',
    closed: '此付款页面已关闭。',
    back: '返回商店',
    unknown: '没有这笔付款。',
  },
  ja: {
    title: 'お支払い',
    order: 'ご注文',
    test: 'これはテスト用の決済ページです。実際の請求は発生しません。本物のカードは入力しないでください。',
    fields: { name: 'カード名義', number: 'カード番号', expiry: '有効期限', cvc: 'セキュリティコード' },
    expiryHint: '月/年',
    pay: (amount) => `${amount} を支払う`,
    cancel: 'キャンセルしてショップに戻る',
    cards: 'テスト用カード',
    outcomes: {
      paid: '支払い成功',
      refused: '支払い拒否',
      risk: '確認後に支払い成功',
      slow: '数秒かかります',
    },
    problems: {
      required: '入力してください。',
      number: 'カード番号が正しくありません。',
      'test-only': 'ここでは下記のテスト用カードのみ使えます。',
      expiry: '「月/年」の形で入力してください。',
      expired: 'このカードは有効期限が切れています。',
      cvc: '3桁または4桁の数字を入力してください。',
    },
    check: '印の付いた項目をご確認ください。',
    closed: 'このお支払いページは終了しています。',
    back: 'ショップに戻る',
    unknown: 'このお支払いは見つかりません。',
  },
  fr: {
    title: 'Paiement',
    order: 'Commande',
    test: 'Ceci est une caisse de test. Aucun argent ne circule ici : n’y saisissez jamais une vraie carte.',
    fields: {
      name: 'Nom sur la carte',
      number: 'Numéro de carte',
      expiry: 'Date d’expiration',
      cvc: 'Code de sécurité',
    },
    expiryHint: 'MM/AA',
    pay: (amount) => `Payer ${amount}`,
    cancel: 'Annuler et revenir à la boutique',
    cards: 'Cartes de test',
    outcomes: {
      paid: 'est acceptée',
      refused: 'est refusée',
      risk: 'est vérifiée, puis acceptée',
      slow: 'prend quelques secondes',
    },
    problems: {
      required: 'Veuillez remplir ce champ.',
      number: 'Ce n’est pas un numéro de carte.',
      'test-only': 'Seules les cartes de test ci-dessous fonctionnent ici.',
      expiry: 'Écrivez la date sous la forme MM/AA.',
      expired: 'Cette carte a expiré.',
      cvc: 'Saisissez les 3 ou 4 chiffres.',
    },
    check: 'Vérifiez les champs signalés ci-dessous.',
    closed: 'Cette page de paiement est fermée.',
    back: 'Revenir à la boutique',
    unknown: 'Ce paiement n’existe pas.',
  },
} as const satisfies Readonly<Record<Spoken, PageTexts>>
