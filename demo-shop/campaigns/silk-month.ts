import type { CampaignPlan } from '#contract/catalog/campaign-plan.ts'

export const silkMonth: CampaignPlan = {
  title: { en: 'Silk Month', zh: '真丝月', ja: 'シルクの月', fr: 'Le mois de la soie' },
  description: {
    en: 'Thirty days of mulberry silk: what it is, how to care for it, and the pieces we cut from it.',
    zh: '三十天，细说桑蚕丝：它从何而来，如何打理，以及我们用它裁制的衣裳。',
    ja: '三十日間のシルク特集。素材のこと、お手入れのこと、そして仕立てた服のこと。',
    fr: 'Trente jours de soie de mûrier : ce qu’elle est, comment l’entretenir, et ce que nous y coupons.',
  },
  picture: 'silk-edit',
  popup: true,
  blocks: [
    {
      kind: 'picture',
      picture: 'silk-edit',
      title: {
        en: 'Cool at noon, warm at night',
        zh: '正午清凉，入夜温暖',
        ja: '昼は涼しく、夜は温かく',
        fr: 'Fraîche à midi, douce le soir',
      },
      text: {
        en: 'Silk takes up a third of its weight in moisture and still feels dry. There is no better cloth for thirty degrees.',
        zh: '真丝能吸收相当于自重三分之一的水分，触感依旧干爽。三十度的天，没有比它更好的面料。',
        ja: 'シルクは自重の三分の一の水分を含んでも、さらりとした肌ざわり。三十度の日に、これ以上の布はありません。',
        fr: 'La soie absorbe un tiers de son poids d’humidité et reste sèche au toucher. Rien de mieux par trente degrés.',
      },
      link: '/collections/silk-edit',
      action: {
        en: 'Shop the silk edit',
        zh: '选购真丝系列',
        ja: 'シルクを見る',
        fr: 'Voir la sélection soie',
      },
    },
    {
      kind: 'countdown',
      label: {
        en: 'Silk Month ends in',
        zh: '距真丝月结束',
        ja: 'シルクの月の終了まで',
        fr: 'Le mois de la soie se termine dans',
      },
    },
    { kind: 'products', collection: 'silk-edit', layout: 'rail', count: 8 },
    {
      kind: 'text',
      html: {
        en: '<h2>How to keep it</h2><p>Wash silk by hand, in cool water, with a soap for wool. Do not wring it: roll it in a towel and dry it in the shade. Iron it on the wrong side while it is still damp.</p><p>All orders above {freeOver} ship free.</p>',
        zh: '<h2>如何打理</h2><p>用凉水和羊毛专用皂手洗，不要拧干：用毛巾卷起吸水，在阴凉处晾干。趁微湿时从反面熨烫。</p><p>满 {freeOver} 免运费。</p>',
        ja: '<h2>お手入れ</h2><p>冷たい水とウール用の石けんで手洗いし、絞らずにタオルで巻いて水気を取り、陰干ししてください。半乾きのうちに裏からアイロンを。</p><p>{freeOver}以上のご注文は送料無料です。</p>',
        fr: '<h2>Comment l’entretenir</h2><p>Lavez la soie à la main, à l’eau fraîche, avec un savon pour laine. Ne l’essorez pas : roulez-la dans une serviette et séchez-la à l’ombre. Repassez-la à l’envers, encore humide.</p><p>Livraison offerte dès {freeOver}.</p>',
      },
    },
    { kind: 'products', collection: 'evening', layout: 'grid', count: 8 },
  ],
}
