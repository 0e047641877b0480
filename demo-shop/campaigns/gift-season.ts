import type { CampaignPlan } from '#contract/catalog/campaign-plan.ts'

export const giftSeason: CampaignPlan = {
  title: {
    en: 'Gifts, chosen well',
    zh: '用心挑选的礼物',
    ja: '選び抜いた贈りもの',
    fr: 'Des cadeaux bien choisis',
  },
  description: {
    en: 'Small things in silk, and a card for when you do not know the size.',
    zh: '真丝小物，以及一张不必知道尺码的礼品卡。',
    ja: 'シルクの小物と、サイズがわからないときのギフトカード。',
    fr: 'De petites choses en soie, et une carte quand on ne connaît pas la taille.',
  },
  picture: 'gifts',
  blocks: [
    {
      kind: 'picture',
      picture: 'gifts',
      title: { en: 'Wrapped by hand', zh: '手工包装', ja: '一つずつ手で包んで', fr: 'Emballés à la main' },
      text: {
        en: 'Every gift leaves us in a box tied with cotton ribbon, without a price inside.',
        zh: '每份礼物都装进系着棉质丝带的礼盒，盒内不放价格。',
        ja: '贈りものはすべて綿のリボンを結んだ箱に入れ、価格のわかるものは同封しません。',
        fr: 'Chaque cadeau part dans une boîte nouée d’un ruban de coton, sans prix à l’intérieur.',
      },
      link: '/collections/gifts',
      action: { en: 'See the gifts', zh: '查看礼物', ja: '贈りものを見る', fr: 'Voir les cadeaux' },
    },
    { kind: 'products', collection: 'gifts', layout: 'grid', count: 8 },
    {
      kind: 'text',
      html: {
        en: '<h2>If it does not fit</h2><p>Returns are open for 15 days after delivery. How they work is on <a href="/Return-Policy">our returns page</a>.</p>',
        zh: '<h2>如果不合身</h2><p>收货后 15 天内可退。详情见<a href="/Return-Policy">退货页面</a>。</p>',
        ja: '<h2>サイズが合わないときは</h2><p>お届けから15日以内は返品できます。方法は<a href="/Return-Policy">返品のページ</a>をご覧ください。</p>',
        fr: '<h2>Si la taille ne va pas</h2><p>Les retours sont possibles pendant 15 jours après la livraison. Tout est expliqué sur <a href="/Return-Policy">notre page des retours</a>.</p>',
      },
    },
    { kind: 'products', collection: 'under-100', layout: 'rail', count: 8 },
  ],
}
