import { MAIL, type ArticlePlan } from './article-plan.ts'

export const returnPolicy: ArticlePlan = {
  page: '/Return-Policy',
  words: {
    en: {
      title: 'Returns and refunds',
      summary: 'Ask for a return within 15 days of delivery; the refund appears in 2-6 business days.',
      body: `
<h2>How to return a piece</h2>
<ol>
<li>Open the order in <a href="/user/orders/list">My Orders</a>, or by the link in its mail, within 15 days of delivery. Choose how the pieces come back, which ones and why, and add a photo.</li>
<li>We decide about your request within 3 working days and write to you. You bring the pieces to one of our <a href="/Contact-Us">stores</a>, send them, or let the courier fetch them.</li>
<li>Once the return is accepted, your money goes back the way you paid. It appears in 2-6 business days.</li>
</ol>
<h2>What we take back</h2>
<p>Pieces that were tried on, not worn: unwashed, undamaged, with their labels.</p>
<h2>What we do not take back</h2>
<ul>
<li>Final sale: pieces sold below their original price. They cannot be returned or exchanged, and their page and your order say so.</li>
<li>Silk gift boxes and other pieces whose page says that they are non-returnable.</li>
<li>Free gifts: they are yours to keep. If you keep less than the sum a gift was given for, its value is taken off your refund, unless the mistake is ours.</li>
</ul>
<p>If a piece is faulty, damaged or not the one you ordered, none of these exceptions applies. Send us a photo; about compensation you hear from us within 48 hours.</p>
<h2>Exchanges</h2>
<p>Return the piece and order the other size. The <a href="/pages/garment-size-guide">size guide</a> helps to choose.</p>
<h2>Changing or cancelling an order</h2>
<p>An order that is not paid can be changed from its own page, and is cancelled when the time to pay is over. A paid order, or single pieces of it, can be cancelled from its page until a courier has them. Questions: <strong>${MAIL}</strong>.</p>
<p>Your rights under the consumer law of your country are not limited by this page.</p>`,
    },
    zh: {
      title: '退货与退款',
      summary: '签收后 15 天内可申请退货；退款会在 2-6 个工作日内到账。',
      body: `
<h2>如何退货</h2>
<ol>
<li>请在签收后 15 天内在<a href="/user/orders/list">我的订单</a>中，或通过订单邮件中的链接打开订单，选择退货方式、商品和原因，并附上照片。</li>
<li>我们会在 3 个工作日内处理您的申请并写信通知您。您可以把商品带到我们的<a href="/Contact-Us">门店</a>、自行寄回，或由快递上门取件。</li>
<li>退货受理后，款项按原付款方式退回，2-6 个工作日内到账。</li>
</ol>
<h2>可以退的商品</h2>
<p>只试穿、未穿着的商品：未洗涤、无破损，吊牌齐全。</p>
<h2>不能退的商品</h2>
<ul>
<li>最终销售：低于原价售出的商品。此类商品不退不换，商品页和订单中均有注明。</li>
<li>真丝礼盒，以及商品页注明不可退的其他商品。</li>
<li>赠品：归您所有。如果您保留的商品不足赠送所需的金额，退款中将扣除赠品价值；若责任在我们，则不扣除。</li>
</ul>
<p>如果商品有瑕疵、破损或与订单不符，则不受以上限制。请发照片给我们；关于补偿，我们会在 48 小时内答复。</p>
<h2>换货</h2>
<p>请退回商品并重新订购合适的尺码。<a href="/pages/garment-size-guide">尺码指南</a>可以帮您选择。</p>
<h2>修改或取消订单</h2>
<p>未付款的订单可以在订单页修改，超过付款时限会自动取消。已付款的订单或其中的单件商品，在交给快递之前都可以在订单页取消。如有疑问：<strong>${MAIL}</strong>。</p>
<p>本页不限制您所在国家消费者法律赋予您的权利。</p>`,
    },
    ja: {
      title: '返品と返金',
      summary: '返品のお申し込みは到着から15日以内。返金は2～6営業日で反映されます。',
      body: `
<h2>返品の手順</h2>
<ol>
<li>到着から15日以内に、<a href="/user/orders/list">注文履歴</a>またはメールのリンクからご注文を開き、返品方法、商品、理由を選んで写真を添えてください。</li>
<li>3営業日以内に判断し、メールでお知らせします。商品は<a href="/Contact-Us">店舗</a>にお持ちいただくか、ご自身で発送、または集荷をご利用ください。</li>
<li>返品が受理されると、お支払いと同じ方法で返金し、2～6営業日で反映されます。</li>
</ol>
<h2>返品できるもの</h2>
<p>試着のみで、着用していないもの。洗濯しておらず、傷みがなく、タグの付いているものに限ります。</p>
<h2>返品できないもの</h2>
<ul>
<li>ファイナルセール（元の価格より値下げした商品）。返品・交換はできません。商品ページとご注文に明記しています。</li>
<li>シルクのギフトボックスなど、返品不可と商品ページに記載のあるもの。</li>
<li>プレゼント：お手元に残ります。残る商品が進呈の条件となる金額に満たない場合は、当店の責任による場合を除き、その価格を返金から差し引きます。</li>
</ul>
<p>不良品、破損、ご注文と異なる商品の場合、これらの例外は当てはまりません。写真をお送りください。補償については48時間以内にお返事します。</p>
<h2>交換</h2>
<p>商品を返品し、別のサイズを改めてご注文ください。<a href="/pages/garment-size-guide">サイズガイド</a>がお役に立ちます。</p>
<h2>ご注文の変更・取り消し</h2>
<p>お支払い前のご注文はご注文のページから変更でき、お支払い期限を過ぎると取り消されます。お支払い後も、配送業者に渡すまではご注文のページから全部または一部を取り消せます。お問い合わせ：<strong>${MAIL}</strong></p>
<p>このページは、お住まいの国の消費者法によるお客様の権利を制限するものではありません。</p>`,
    },
    fr: {
      title: 'Retours et remboursements',
      summary:
        'Demandez un retour dans les 15 jours suivant la livraison ; le remboursement arrive sous 2 à 6 jours ouvrés.',
      body: `
<h2>Retourner un article</h2>
<ol>
<li>Ouvrez la commande dans <a href="/user/orders/list">Mes commandes</a>, ou par le lien de son e-mail, dans les 15 jours suivant la livraison. Choisissez le mode de retour, les articles et le motif, et ajoutez une photo.</li>
<li>Nous décidons sous 3 jours ouvrés et vous écrivons. Vous apportez les articles dans une de nos <a href="/Contact-Us">boutiques</a>, vous les envoyez, ou le transporteur vient les chercher.</li>
<li>Une fois le retour accepté, l’argent repart par le moyen de paiement utilisé. Il arrive sous 2 à 6 jours ouvrés.</li>
</ol>
<h2>Ce que nous reprenons</h2>
<p>Les articles essayés mais non portés : non lavés, intacts, avec leurs étiquettes.</p>
<h2>Ce que nous ne reprenons pas</h2>
<ul>
<li>Les ventes définitives : articles vendus en dessous de leur prix d’origine. Ils ne sont ni repris ni échangés ; leur page et votre commande le précisent.</li>
<li>Les coffrets cadeaux en soie et les articles dont la page indique qu’ils ne sont pas repris.</li>
<li>Les cadeaux offerts : ils restent à vous. Si vous gardez moins que la somme pour laquelle un cadeau a été offert, sa valeur est déduite du remboursement, sauf si l’erreur vient de nous.</li>
</ul>
<p>Si un article est défectueux, abîmé ou n’est pas celui commandé, aucune de ces exceptions ne s’applique. Envoyez-nous une photo ; pour un dédommagement, nous vous répondons sous 48 heures.</p>
<h2>Échanges</h2>
<p>Retournez l’article et commandez l’autre taille. Le <a href="/pages/garment-size-guide">guide des tailles</a> aide à choisir.</p>
<h2>Modifier ou annuler une commande</h2>
<p>Une commande non payée se modifie depuis sa page et s’annule une fois le délai de paiement passé. Une commande payée, ou une partie de ses articles, s’annule depuis sa page tant que le transporteur ne l’a pas. Questions : <strong>${MAIL}</strong>.</p>
<p>Cette page ne limite pas les droits que vous donne la loi de votre pays.</p>`,
    },
  },
}
