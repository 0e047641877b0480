import type { Spoken } from '#domain/region/language.ts'

interface BackTexts {
  readonly subject: (name: string) => string
  readonly lead: (name: string, kind: string) => string
  readonly open: string
  readonly end: string
}

/** Texts of the back-in-stock mail, in every language of the shop. */
export const BACK_TEXTS = {
  en: {
    subject: (name) => `${name} is back`,
    lead: (name, kind) => `You asked us to tell you: ${name} (${kind}) is in the shop again.`,
    open: 'Look at it',
    end: 'This is the only mail about it. We cannot hold a piece for you, and it may sell out again.',
  },
  zh: {
    subject: (name) => `${name} 到货了`,
    lead: (name, kind) => `您让我们在到货时告诉您：${name}（${kind}）又有货了。`,
    open: '去看看',
    end: '关于这件商品我们只发送这一封邮件。我们无法为您预留，它可能再次售罄。',
  },
  ja: {
    subject: (name) => `${name} が再入荷しました`,
    lead: (name, kind) => `お知らせのご希望をいただいていた ${name}（${kind}）が再入荷しました。`,
    open: '商品を見る',
    end: 'この商品についてのメールは今回限りです。お取り置きはできず、再び売り切れることがあります。',
  },
  fr: {
    subject: (name) => `${name} est de retour`,
    lead: (name, kind) => `Vous nous aviez demandé de vous prévenir : ${name} (${kind}) est de retour.`,
    open: 'Voir la pièce',
    end: 'Vous ne recevrez pas d’autre message à ce sujet. Nous ne pouvons pas réserver de pièce, et elle peut s’épuiser à nouveau.',
  },
} as const satisfies Readonly<Record<Spoken, BackTexts>>
