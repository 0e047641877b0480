import type { IncludedTax } from '#domain/region/included-tax.ts'
import type { Spoken } from '#domain/region/language.ts'

export type MailTemplate = 'paid' | 'refunded'

interface MailTexts {
  readonly subject: Readonly<Record<MailTemplate, (number: string) => string>>
  readonly lead: Readonly<Record<MailTemplate, string>>
  readonly goods: string
  readonly qty: string
  readonly discount: string
  readonly shipping: string
  readonly free: string
  readonly total: string
  readonly tax: Readonly<Record<IncludedTax, string>>
  readonly toAddress: string
  readonly toStore: string
  readonly finalSale: string
  readonly open: string
  readonly end: string
}

/** Texts of the mails about an order, in every language of the shop. */
export const MAIL_TEXTS = {
  en: {
    subject: {
      paid: (number) => `Order ${number} is confirmed`,
      refunded: (number) => `Your payment for order ${number} is refunded`,
    },
    lead: {
      paid: 'Thank you. Your payment has arrived and we are preparing your order.',
      refunded:
        'Your payment goes back to where it came from. It usually appears within 2-6 business days, and there is nothing you need to do.',
    },
    goods: 'Your items',
    qty: 'Qty',
    discount: 'Discount',
    shipping: 'Shipping',
    free: 'Free',
    total: 'Order total',
    tax: { gst: 'GST included', 'consumption-tax': 'consumption tax included', vat: 'VAT included' },
    toAddress: 'Ships to',
    toStore: 'Pick up at',
    finalSale: 'Final sale',
    open: 'See your order',
    end: 'You receive this message because you placed an order with us.',
  },
  zh: {
    subject: {
      paid: (number) => `订单 ${number} 已确认`,
      refunded: (number) => `订单 ${number} 的款项已退回`,
    },
    lead: {
      paid: '谢谢您的惠顾。我们已收到您的付款，正在为您备货。',
      refunded: '款项将原路退回，通常在 2-6 个工作日内到账，您无需进行任何操作。',
    },
    goods: '您购买的商品',
    qty: '数量',
    discount: '优惠',
    shipping: '运费',
    free: '免费',
    total: '订单总额',
    tax: { gst: '含消费税', 'consumption-tax': '含消费税', vat: '含增值税' },
    toAddress: '收货地址',
    toStore: '自提门店',
    finalSale: '清仓商品，不退不换',
    open: '查看订单',
    end: '您在本店下单，因此收到这封邮件。',
  },
  ja: {
    subject: {
      paid: (number) => `ご注文 ${number} を承りました`,
      refunded: (number) => `ご注文 ${number} のお支払いを返金いたします`,
    },
    lead: {
      paid: 'ご注文ありがとうございます。お支払いを確認し、商品の準備を始めました。',
      refunded:
        'お支払いいただいた金額は元のお支払い方法に返金されます。通常2〜6営業日で反映され、お手続きは不要です。',
    },
    goods: 'ご注文の商品',
    qty: '数量',
    discount: '割引',
    shipping: '送料',
    free: '無料',
    total: 'お支払い合計',
    tax: { gst: 'GST込み', 'consumption-tax': '消費税込み', vat: '付加価値税込み' },
    toAddress: 'お届け先',
    toStore: '受け取り店舗',
    finalSale: '返品・交換不可',
    open: '注文を見る',
    end: 'このメールは、当店でご注文いただいたお客様にお送りしています。',
  },
  fr: {
    subject: {
      paid: (number) => `Votre commande ${number} est confirmée`,
      refunded: (number) => `Votre paiement pour la commande ${number} est remboursé`,
    },
    lead: {
      paid: 'Merci. Nous avons bien reçu votre paiement et préparons votre commande.',
      refunded:
        'Votre paiement est remboursé sur le moyen utilisé. Il apparaît en général sous 2 à 6 jours ouvrés, sans démarche de votre part.',
    },
    goods: 'Vos articles',
    qty: 'Qté',
    discount: 'Remise',
    shipping: 'Livraison',
    free: 'Offerte',
    total: 'Total de la commande',
    tax: { gst: 'GST incluse', 'consumption-tax': 'taxe à la consommation incluse', vat: 'TVA incluse' },
    toAddress: 'Adresse de livraison',
    toStore: 'À retirer chez',
    finalSale: 'Vente ferme',
    open: 'Voir la commande',
    end: 'Vous recevez ce message parce que vous avez passé une commande chez nous.',
  },
} as const satisfies Readonly<Record<Spoken, MailTexts>>
