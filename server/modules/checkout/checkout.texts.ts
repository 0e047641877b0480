import type { Spoken } from '#domain/region/language.ts'

interface ShippingTexts {
  readonly delivery: string
  readonly deliveryEta: string
  readonly pickup: string
  readonly pickupEta: string
  readonly free: string
}

/** Names of the shipping methods, with their times of spec 9.7. */
export const SHIPPING_TEXTS = {
  en: {
    delivery: 'Home delivery',
    deliveryEta: 'Processing 1–⁠3 business days; international delivery 7–⁠10 business days',
    pickup: 'In-store pickup',
    pickupEta: 'Pick up within 5–⁠7 days after the ready email',
    free: 'Free',
  },
  zh: {
    delivery: '送货上门',
    deliveryEta: '1–⁠3 个工作日处理；国际配送 7–⁠10 个工作日',
    pickup: '门店自提',
    pickupEta: '收到取货邮件后 5–⁠7 天内到店领取',
    free: '免费',
  },
  ja: {
    delivery: '宅配',
    deliveryEta: '発送準備に1〜3営業日、海外配送に7〜10営業日',
    pickup: '店舗受け取り',
    pickupEta: '受け取り可能メールの後、5〜7日以内にご来店ください',
    free: '無料',
  },
  fr: {
    delivery: 'Livraison à domicile',
    deliveryEta: 'Préparation en 1 à 3 jours ouvrés ; livraison internationale en 7 à 10 jours ouvrés',
    pickup: 'Retrait en boutique',
    pickupEta: 'À retirer dans les 5 à 7 jours suivant l’e-mail de mise à disposition',
    free: 'Offerte',
  },
} as const satisfies Readonly<Record<Spoken, ShippingTexts>>
