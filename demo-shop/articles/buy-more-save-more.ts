import type { ArticlePlan } from './article-plan.ts'

/** The terms of the multi-item offer (spec 9.6), as `multiItemRule` applies it. */
export const offerTerms: ArticlePlan = {
  page: '/pages/buy-more-save-more-tcs',
  words: {
    en: {
      title: 'Buy more, save more: the terms',
      summary:
        'Which pieces take part in the offer, how they are counted, and how the discount is taken off.',
      body: `
<p><strong>{offer}.</strong></p>
<h2>Which pieces take part</h2>
<ul>
<li>Every piece that carries the offer on its page and in the bag. Different pieces, colours and sizes count together; two of the same piece are two.</li>
<li>Flash sale items neither count nor are reduced further, for as long as their sale lasts.</li>
<li>Gift cards do not take part.</li>
</ul>
<h2>How it is taken off</h2>
<ul>
<li>The bag does it by itself, from the pieces that are selected in it. There is no code to enter.</li>
<li>The highest step that you reach holds for all the pieces that take part. The steps are not added up.</li>
<li>The discount is taken from the price of the pieces, not from the cost of shipping, and is shared among them by their price.</li>
<li>What counts is the offer at the moment the order is placed.</li>
</ul>
<h2>If you return a piece</h2>
<p>You get back what was paid for it: its price less its part of the discount. More about this under <a href="/Return-Policy">Returns and refunds</a>.</p>
<h2>Other offers</h2>
<p>What holds for codes is under <a href="/Use-Coupon">Offers and coupons</a>.</p>`,
    },
    zh: {
      title: '多买多省：活动条款',
      summary: '哪些商品参加活动、件数如何计算，以及优惠如何扣减。',
      body: `
<p><strong>{offer}。</strong></p>
<h2>参加活动的商品</h2>
<ul>
<li>商品页和购物袋中标有本活动的所有商品。不同商品、颜色和尺码合并计算；同一商品购买两件即计为两件。</li>
<li>限时抢购商品在抢购期间不计入件数，也不再减价。</li>
<li>礼品卡不参加活动。</li>
</ul>
<h2>如何扣减</h2>
<ul>
<li>购物袋会按其中已勾选的商品自动扣减，无需输入优惠码。</li>
<li>达到的最高一档适用于所有参加活动的商品，各档不累加。</li>
<li>优惠从商品价格中扣减，不抵扣运费，并按价格分摊到各件商品。</li>
<li>以下单时的活动为准。</li>
</ul>
<h2>如需退货</h2>
<p>退还该商品实际支付的金额，即价格减去其分摊的优惠。详见<a href="/Return-Policy">退货与退款</a>。</p>
<h2>其他优惠</h2>
<p>优惠码的规则请见<a href="/Use-Coupon">优惠与优惠券</a>。</p>`,
    },
    ja: {
      title: 'まとめ買い割引のご利用条件',
      summary: '対象になる商品、点数の数え方、割引のしかたについて。',
      body: `
<p><strong>{offer}。</strong></p>
<h2>対象の商品</h2>
<ul>
<li>商品ページとショッピングバッグにこの割引の表示がある商品です。商品、カラー、サイズが違っても合わせて数えます。同じ商品を2点お求めの場合は2点と数えます。</li>
<li>フラッシュセールの商品は、セールの間は点数に数えられず、さらに割引されることもありません。</li>
<li>ギフトカードは対象外です。</li>
</ul>
<h2>割引のしかた</h2>
<ul>
<li>ショッピングバッグで選択されている商品から自動で差し引かれます。コードの入力は不要です。</li>
<li>達した中でいちばん高い割引率が、対象の商品すべてに適用されます。割引率は合算されません。</li>
<li>割引は商品の価格から差し引かれ（送料は対象外）、価格に応じて各商品に按分されます。</li>
<li>ご注文時の割引内容が適用されます。</li>
</ul>
<h2>返品の場合</h2>
<p>その商品に実際にお支払いいただいた額（価格から割引の按分額を引いた額）をお返しします。詳しくは<a href="/Return-Policy">返品と返金</a>をご覧ください。</p>
<h2>その他の割引</h2>
<p>割引コードについては<a href="/Use-Coupon">割引とクーポン</a>をご覧ください。</p>`,
    },
    fr: {
      title: 'Plus d’articles, plus d’économies : les conditions',
      summary:
        'Quels articles participent à l’offre, comment ils sont comptés, et comment la remise est déduite.',
      body: `
<p><strong>{offer}.</strong></p>
<h2>Les articles qui participent</h2>
<ul>
<li>Tout article qui porte l’offre sur sa page et dans le panier. Articles, couleurs et tailles différents comptent ensemble ; deux fois le même article comptent pour deux.</li>
<li>Les articles en vente flash ne comptent pas et ne sont pas réduits davantage, tant que dure leur vente.</li>
<li>Les cartes cadeaux ne participent pas.</li>
</ul>
<h2>Comment la remise est déduite</h2>
<ul>
<li>Le panier la déduit de lui-même des articles qui y sont sélectionnés. Il n’y a pas de code à saisir.</li>
<li>Le palier le plus élevé atteint vaut pour tous les articles participants. Les paliers ne s’additionnent pas.</li>
<li>La remise porte sur le prix des articles, pas sur la livraison, et se répartit entre eux selon leur prix.</li>
<li>L’offre en vigueur au moment de la commande est celle qui compte.</li>
</ul>
<h2>En cas de retour</h2>
<p>Nous rendons ce qui a été payé pour l’article : son prix moins sa part de la remise. Plus de détails sous <a href="/Return-Policy">Retours et remboursements</a>.</p>
<h2>Les autres offres</h2>
<p>Les règles des codes se trouvent sous <a href="/Use-Coupon">Offres et coupons</a>.</p>`,
    },
  },
}
