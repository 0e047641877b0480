import type { ArticlePlan } from './article-plan.ts'

export const couponArticle: ArticlePlan = {
  page: '/Use-Coupon',
  words: {
    en: {
      title: 'Offers and coupons',
      summary: 'How discounts are taken off an order, and the rules that hold for all of them.',
      body: `
<h2>Offers that need no code</h2>
<p><strong>{offer}.</strong> The bag takes the offer off as soon as enough pieces are in it; there is nothing to enter. Flash sale items neither count nor are reduced further.</p>
<h2>Rules for every coupon</h2>
<ul>
<li>One discount code can be used for an order.</li>
<li>A coupon says what it is worth, from which sum it holds, until when, and where it can be used.</li>
<li>It lowers the price of the pieces, not the cost of shipping, and is not paid out in money.</li>
<li>If an order is cancelled before it is sent, a coupon used for it can be used again.</li>
</ul>
<h2>Coupons and returns</h2>
<p>When a piece is returned, you get back what was paid for it: its price less its part of the discount. More about this under <a href="/Return-Policy">Returns and refunds</a>.</p>
<h2>A coupon does not work?</h2>
<p>Look at its last day and its lowest sum first. If both are right, <a href="/Contact-Us">write to us</a>; we reply within 24-48 hours.</p>`,
    },
    zh: {
      title: '优惠与优惠券',
      summary: '订单如何享受优惠，以及所有优惠通用的规则。',
      body: `
<h2>无需优惠码的优惠</h2>
<p><strong>{offer}。</strong>购物袋中的件数足够时，优惠会自动扣减，无需输入任何内容。限时抢购商品不计入件数，也不再减价。</p>
<h2>优惠券通用规则</h2>
<ul>
<li>每笔订单可使用一个优惠码。</li>
<li>优惠券上写明面值、最低消费、有效期以及可在哪里使用。</li>
<li>优惠券抵扣商品价格，不抵扣运费，也不兑换现金。</li>
<li>订单在发出前取消的，已用的优惠券可再次使用。</li>
</ul>
<h2>优惠券与退货</h2>
<p>退货时，退还该商品实际支付的金额，即价格减去其分摊的优惠。详见<a href="/Return-Policy">退货与退款</a>。</p>
<h2>优惠券无法使用？</h2>
<p>请先查看有效期和最低消费。如果都符合，请<a href="/Contact-Us">联系我们</a>，我们会在 24-48 小时内回复。</p>`,
    },
    ja: {
      title: '割引とクーポン',
      summary: 'ご注文から割引がどう差し引かれるか、そしてすべての割引に共通するルール。',
      body: `
<h2>コードのいらない割引</h2>
<p><strong>{offer}。</strong>ショッピングバッグに必要な点数が入ると自動で差し引かれます。入力は不要です。フラッシュセールの商品は点数に数えられず、さらに割引されることもありません。</p>
<h2>クーポン共通のルール</h2>
<ul>
<li>1回のご注文に使える割引コードは1つです。</li>
<li>クーポンには、金額、使える最低金額、期限、使える場所が記載されています。</li>
<li>商品の価格から差し引かれます。送料には使えず、現金には換えられません。</li>
<li>発送前にご注文が取り消された場合、使ったクーポンはもう一度使えます。</li>
</ul>
<h2>クーポンと返品</h2>
<p>返品の際は、その商品に実際にお支払いいただいた額（価格から割引の按分額を引いた額）をお返しします。詳しくは<a href="/Return-Policy">返品と返金</a>をご覧ください。</p>
<h2>クーポンが使えないときは</h2>
<p>まず期限と最低金額をお確かめください。どちらも合っている場合は<a href="/Contact-Us">お問い合わせ</a>ください。24～48時間以内にお返事します。</p>`,
    },
    fr: {
      title: 'Offres et coupons',
      summary: 'Comment les remises sont déduites d’une commande, et les règles communes à toutes.',
      body: `
<h2>Les offres sans code</h2>
<p><strong>{offer}.</strong> Le panier déduit l’offre dès qu’il contient assez d’articles ; il n’y a rien à saisir. Les articles en vente flash ne comptent pas et ne sont pas réduits davantage.</p>
<h2>Les règles de tout coupon</h2>
<ul>
<li>Un seul code de réduction par commande.</li>
<li>Un coupon indique sa valeur, le montant minimum, sa date limite et où il s’utilise.</li>
<li>Il réduit le prix des articles, pas celui de la livraison, et n’est pas converti en argent.</li>
<li>Si une commande est annulée avant son envoi, le coupon utilisé redevient valable.</li>
</ul>
<h2>Coupons et retours</h2>
<p>Pour un article retourné, nous rendons ce qui a été payé : son prix moins sa part de la remise. Plus de détails sous <a href="/Return-Policy">Retours et remboursements</a>.</p>
<h2>Un coupon ne fonctionne pas ?</h2>
<p>Vérifiez d’abord sa date limite et son montant minimum. Si tout est bon, <a href="/Contact-Us">écrivez-nous</a> ; nous répondons sous 24 à 48 heures.</p>`,
    },
  },
}
