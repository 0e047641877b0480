import type { ArticlePlan } from './article-plan.ts'

export const shippingInfo: ArticlePlan = {
  page: '/Shipping-Info',
  words: {
    en: {
      title: 'Shipping',
      summary: 'Free shipping over {freeOver}, otherwise {fee}; packed within 1-3 business days.',
      body: `
<h2>What it costs</h2>
<p>Shipping is free for orders over {freeOver}, after discounts. Below that it costs {fee}. Collecting in one of our Singapore stores is always free.</p>
<p>The checkout shows the total before you pay and says which tax it includes. Customs duties, where your country asks for them, are not part of it.</p>
<h2>How long it takes</h2>
<ul>
<li>We prepare and pack your order within 1-3 business days.</li>
<li>International delivery takes 7-10 business days more.</li>
<li>A piece on pre-order says on its page after how many days it ships.</li>
</ul>
<h2>Where we deliver</h2>
<p>To the countries that the checkout offers. Our couriers need a street address: they do not deliver to PO boxes or military addresses.</p>
<h2>Collecting in store</h2>
<p>Choose a store at the checkout. We write to you when your order is ready; please fetch it within 5-7 days of that email.</p>
<h2>If it does not arrive</h2>
<p><a href="/Contact-Us">Write to us</a> with the order number. We reply within 24-48 hours and look for the parcel with the courier.</p>`,
    },
    zh: {
      title: '配送说明',
      summary: '满 {freeOver} 免运费，否则运费为 {fee}；1-3 个工作日内备货发出。',
      body: `
<h2>运费</h2>
<p>折后金额超过 {freeOver} 的订单免运费，否则运费为 {fee}。到新加坡门店自取始终免费。</p>
<p>付款前，结账页会显示总额并注明所含税项。目的地国家可能征收的关税不包含在内。</p>
<h2>需要多久</h2>
<ul>
<li>我们会在 1-3 个工作日内备货并包装。</li>
<li>国际配送另需 7-10 个工作日。</li>
<li>预售商品会在商品页注明多少天后发货。</li>
</ul>
<h2>配送范围</h2>
<p>结账页列出的国家和地区均可配送。快递需要街道地址，无法投递至邮政信箱或军事地址。</p>
<h2>门店自取</h2>
<p>请在结账时选择门店。商品备妥后我们会发邮件通知您，请在收到邮件后的 5-7 天内领取。</p>
<h2>如果没有收到</h2>
<p>请附上订单号<a href="/Contact-Us">联系我们</a>。我们会在 24-48 小时内回复，并与快递公司一起查找包裹。</p>`,
    },
    ja: {
      title: '配送について',
      summary: '{freeOver}を超えるご注文は送料無料、それ以外は{fee}。1～3営業日で発送準備をします。',
      body: `
<h2>送料</h2>
<p>割引後の金額が{freeOver}を超えるご注文は送料無料、それ以外は{fee}です。シンガポールの店舗でのお受け取りはいつでも無料です。</p>
<p>ご購入手続きの画面で、お支払いの前に合計と含まれる税金をご確認いただけます。お届け先の国で関税がかかる場合、その額は含まれません。</p>
<h2>お届けまでの日数</h2>
<ul>
<li>1～3営業日でご用意し、梱包します。</li>
<li>海外への配送には、さらに7～10営業日かかります。</li>
<li>予約商品は、何日後に発送するかを商品ページに記載しています。</li>
</ul>
<h2>お届け先</h2>
<p>ご購入手続きで選べる国と地域にお届けします。番地のある住所が必要で、私書箱や軍事郵便の宛先にはお届けできません。</p>
<h2>店舗でのお受け取り</h2>
<p>ご購入手続きで店舗をお選びください。ご用意ができましたらメールでお知らせしますので、そのメールから5～7日以内にお越しください。</p>
<h2>届かないときは</h2>
<p>注文番号を添えて<a href="/Contact-Us">お問い合わせ</a>ください。24～48時間以内にお返事し、配送会社とともにお荷物をお調べします。</p>`,
    },
    fr: {
      title: 'Livraison',
      summary: 'Livraison offerte au-delà de {freeOver}, sinon {fee} ; préparation sous 1 à 3 jours ouvrés.',
      body: `
<h2>Le prix</h2>
<p>La livraison est offerte pour les commandes de plus de {freeOver}, remises déduites. En dessous, elle coûte {fee}. Le retrait dans une de nos boutiques à Singapour est toujours gratuit.</p>
<p>La page de commande affiche le total avant le paiement et précise la taxe comprise. Les droits de douane que votre pays peut demander n’en font pas partie.</p>
<h2>Les délais</h2>
<ul>
<li>Nous préparons et emballons votre commande sous 1 à 3 jours ouvrés.</li>
<li>La livraison internationale demande ensuite 7 à 10 jours ouvrés.</li>
<li>La page d’un article en précommande indique dans combien de jours il part.</li>
</ul>
<h2>Où nous livrons</h2>
<p>Dans les pays proposés au moment de commander. Nos transporteurs ont besoin d’une adresse postale avec rue : ils ne livrent ni boîtes postales ni adresses militaires.</p>
<h2>Retrait en boutique</h2>
<p>Choisissez une boutique au moment de commander. Nous vous écrivons quand la commande est prête ; venez la chercher dans les 5 à 7 jours qui suivent cet e-mail.</p>
<h2>Si rien n’arrive</h2>
<p><a href="/Contact-Us">Écrivez-nous</a> avec le numéro de commande. Nous répondons sous 24 à 48 heures et cherchons le colis avec le transporteur.</p>`,
    },
  },
}
