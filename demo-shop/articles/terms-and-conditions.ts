import { MAIL, type ArticlePlan } from './article-plan.ts'

export const termsAndConditions: ArticlePlan = {
  page: '/Terms-And-Conditions',
  words: {
    en: {
      title: 'Terms and conditions',
      summary: 'What holds between you and Vanda when you buy here, in plain words.',
      body: `
<h2>1. Who you buy from</h2>
<p>Vanda, 391 Orchard Road, #02-14, Singapore 238872, <strong>${MAIL}</strong>. These terms hold for every order in this online shop.</p>
<h2>2. How a contract comes about</h2>
<p>You can order as a guest; no account is needed. By pressing the button with the total you make a binding offer and your pieces are set aside. The contract is made when your payment has arrived and we confirm the order by email. An order that is not paid in the time it shows is cancelled.</p>
<h2>3. Prices and offers</h2>
<p>Prices are shown in the currency you choose and include the tax that the checkout names. Before you pay, the shop asks you again if a price has changed or a piece has sold out. Offers and coupons follow their <a href="/Use-Coupon">own rules</a>. If a price is plainly a mistake, we may cancel the order and return the whole payment.</p>
<h2>4. Payment</h2>
<p>You pay on the page of our payment provider; we never see your card. See <a href="/How-to-Pay">How to pay</a>.</p>
<h2>5. Delivery and collection</h2>
<p>Shipping is free over {freeOver}, otherwise {fee}. We prepare orders within 1-3 business days; international delivery takes 7-10 business days. Orders for a store are to be fetched within 5-7 days of the email that says they are ready. See <a href="/Shipping-Info">Shipping</a>.</p>
<h2>6. Returns</h2>
<p>You may ask for a return within 15 days of delivery. We process the request within 3 working days, and the refund appears in 2-6 business days. Final sale pieces are not refunded or exchanged. See <a href="/Return-Policy">Returns and refunds</a>.</p>
<h2>7. Faulty pieces</h2>
<p>If a piece is faulty or not what you ordered, we replace it, repair it or return your money. About compensation you hear from us within 48 hours.</p>
<h2>8. Reviews</h2>
<p>Only people who bought a piece can review it. We remove what is unlawful, insulting or has nothing to do with the piece, and nothing because it is unfavourable.</p>
<h2>9. Using the shop</h2>
<p>Buy for yourself or as a gift, with true details, and leave the shop usable for others. Texts and pictures are protected: <a href="/Copyright-Notice">Copyright notice</a>. How we treat your data is in the <a href="/Privacy-Cookie-Policy">Privacy and cookie policy</a>.</p>
<h2>10. Liability and law</h2>
<p>We are liable without limit for intent, gross negligence and harm to persons, and otherwise for the damage that is typical and foreseeable for such a purchase. The law of Singapore applies; the mandatory consumer rights of the country you live in remain yours. If one of these terms is void, the others stay.</p>
<h2>11. Changes</h2>
<p>An order follows the terms of the day on which it was placed.</p>`,
    },
    zh: {
      title: '条款与条件',
      summary: '您在本店购物时与 Vanda 之间的约定，用浅显的话写成。',
      body: `
<h2>1. 卖方</h2>
<p>Vanda，391 Orchard Road, #02-14, Singapore 238872，<strong>${MAIL}</strong>。本条款适用于本网店的所有订单。</p>
<h2>2. 合同的成立</h2>
<p>您可以访客身份下单，无需注册账户。点按显示总额的按钮即为有约束力的要约，商品随即为您预留。款项到账并由我们以邮件确认订单时，合同成立。未在显示的时限内付款的订单将被取消。</p>
<h2>3. 价格与优惠</h2>
<p>价格以您选择的货币显示，并已包含结账页注明的税项。如果价格有变或商品售罄，付款前商店会再次征询您的意见。优惠与优惠券遵循<a href="/Use-Coupon">各自的规则</a>。若价格明显有误，我们可取消订单并全额退款。</p>
<h2>4. 付款</h2>
<p>您在支付服务商的页面上付款，我们看不到您的卡。详见<a href="/How-to-Pay">如何付款</a>。</p>
<h2>5. 配送与自取</h2>
<p>满 {freeOver} 免运费，否则运费为 {fee}。我们在 1-3 个工作日内备货；国际配送需 7-10 个工作日。自取订单请在收到备妥通知邮件后的 5-7 天内领取。详见<a href="/Shipping-Info">配送说明</a>。</p>
<h2>6. 退货</h2>
<p>签收后 15 天内可申请退货。我们在 3 个工作日内处理申请，退款在 2-6 个工作日内到账。最终销售商品不退不换。详见<a href="/Return-Policy">退货与退款</a>。</p>
<h2>7. 瑕疵商品</h2>
<p>商品有瑕疵或与订单不符时，我们予以更换、修复或退款。关于补偿，我们会在 48 小时内答复。</p>
<h2>8. 评价</h2>
<p>只有买过该商品的人可以评价。我们会删除违法、侮辱性或与商品无关的内容，但不会因为评价不好而删除。</p>
<h2>9. 使用本店</h2>
<p>请为自己或作为礼物购买，填写真实信息，不妨碍他人使用。文字和图片受保护，见<a href="/Copyright-Notice">版权声明</a>。我们如何对待您的数据，见<a href="/Privacy-Cookie-Policy">隐私与 Cookie 政策</a>。</p>
<h2>10. 责任与法律</h2>
<p>对故意、重大过失及人身损害，我们承担无限责任；其他情形下，对此类购买中典型且可预见的损失承担责任。适用新加坡法律；您居住国强制性的消费者权利不受影响。如有个别条款无效，其余条款仍然有效。</p>
<h2>11. 变更</h2>
<p>订单适用其下单当日的条款。</p>`,
    },
    ja: {
      title: 'ご利用規約',
      summary: 'お買い物の際にお客様とVandaの間で成り立つ約束を、わかりやすくまとめました。',
      body: `
<h2>1. 販売者</h2>
<p>Vanda、391 Orchard Road, #02-14, Singapore 238872、<strong>${MAIL}</strong>。この規約は、このオンラインショップのすべてのご注文に適用されます。</p>
<h2>2. 契約の成立</h2>
<p>会員登録をせず、ゲストとしてご注文いただけます。合計の書かれたボタンを押すことで拘束力のある申し込みとなり、商品をお取り置きします。お支払いが届き、当店がメールでご注文を確認した時点で契約が成立します。表示された時間内にお支払いのないご注文は取り消されます。</p>
<h2>3. 価格と割引</h2>
<p>価格はお選びの通貨で表示し、ご購入手続きに記載の税金を含みます。価格が変わった場合や売り切れた場合は、お支払いの前にもう一度おたずねします。割引とクーポンには<a href="/Use-Coupon">それぞれのルール</a>があります。明らかな価格の誤りがあった場合は、ご注文を取り消し、全額をお返しすることがあります。</p>
<h2>4. お支払い</h2>
<p>お支払いは決済会社のページで行います。当店がカード情報を見ることはありません。<a href="/How-to-Pay">お支払い方法</a>をご覧ください。</p>
<h2>5. 配送と受け取り</h2>
<p>{freeOver}を超えるご注文は送料無料、それ以外は{fee}です。1～3営業日でご用意し、海外への配送には7～10営業日かかります。店舗受け取りのご注文は、ご用意ができたことをお知らせするメールから5～7日以内にお受け取りください。<a href="/Shipping-Info">配送について</a>をご覧ください。</p>
<h2>6. 返品</h2>
<p>到着から15日以内に返品をお申し込みいただけます。3営業日以内に手続きをし、返金は2～6営業日で反映されます。ファイナルセールの商品は返金・交換できません。<a href="/Return-Policy">返品と返金</a>をご覧ください。</p>
<h2>7. 不良品</h2>
<p>不良品やご注文と異なる商品は、交換、修理、または返金いたします。補償については48時間以内にお返事します。</p>
<h2>8. レビュー</h2>
<p>レビューを書けるのは、その商品を購入した方だけです。違法なもの、侮辱的なもの、商品と関係のないものは削除しますが、厳しい評価を理由に削除することはありません。</p>
<h2>9. ショップのご利用</h2>
<p>ご自身のため、または贈り物として、正しい情報でご購入ください。ほかの方のご利用を妨げないようお願いします。文章と画像は保護されています：<a href="/Copyright-Notice">著作権について</a>。情報の取り扱いは<a href="/Privacy-Cookie-Policy">プライバシーとCookieのポリシー</a>に記載しています。</p>
<h2>10. 責任と準拠法</h2>
<p>故意、重過失、人身の損害については制限なく責任を負い、それ以外は、こうしたお買い物で通常予見できる損害について責任を負います。シンガポール法を適用しますが、お住まいの国の強行的な消費者の権利は失われません。一部の条項が無効でも、ほかの条項は有効です。</p>
<h2>11. 変更</h2>
<p>ご注文には、ご注文日の規約が適用されます。</p>`,
    },
    fr: {
      title: 'Conditions générales',
      summary: 'Ce qui vaut entre vous et Vanda quand vous achetez ici, en mots simples.',
      body: `
<h2>1. À qui vous achetez</h2>
<p>Vanda, 391 Orchard Road, #02-14, Singapore 238872, <strong>${MAIL}</strong>. Ces conditions valent pour toute commande dans cette boutique en ligne.</p>
<h2>2. Comment naît le contrat</h2>
<p>Vous pouvez commander sans compte. En appuyant sur le bouton qui porte le total, vous faites une offre ferme et vos articles sont mis de côté. Le contrat est conclu quand votre paiement est arrivé et que nous confirmons la commande par e-mail. Une commande qui n’est pas payée dans le délai affiché est annulée.</p>
<h2>3. Prix et offres</h2>
<p>Les prix sont affichés dans la devise choisie et comprennent la taxe indiquée au moment de commander. Si un prix a changé ou qu’un article est épuisé, la boutique vous le demande à nouveau avant le paiement. Les offres et les coupons suivent <a href="/Use-Coupon">leurs propres règles</a>. Si un prix est manifestement une erreur, nous pouvons annuler la commande et rendre tout le paiement.</p>
<h2>4. Paiement</h2>
<p>Vous payez sur la page de notre prestataire de paiement ; nous ne voyons jamais votre carte. Voir <a href="/How-to-Pay">Comment payer</a>.</p>
<h2>5. Livraison et retrait</h2>
<p>La livraison est offerte au-delà de {freeOver}, sinon {fee}. Nous préparons les commandes sous 1 à 3 jours ouvrés ; la livraison internationale demande 7 à 10 jours ouvrés. Une commande à retirer en boutique est à chercher dans les 5 à 7 jours suivant l’e-mail qui l’annonce prête. Voir <a href="/Shipping-Info">Livraison</a>.</p>
<h2>6. Retours</h2>
<p>Vous pouvez demander un retour dans les 15 jours suivant la livraison. Nous traitons la demande sous 3 jours ouvrés et le remboursement arrive sous 2 à 6 jours ouvrés. Les ventes définitives ne sont ni remboursées ni échangées. Voir <a href="/Return-Policy">Retours et remboursements</a>.</p>
<h2>7. Articles défectueux</h2>
<p>Si un article est défectueux ou n’est pas celui commandé, nous le remplaçons, le réparons ou vous remboursons. Pour un dédommagement, nous vous répondons sous 48 heures.</p>
<h2>8. Avis</h2>
<p>Seules les personnes qui ont acheté un article peuvent donner leur avis. Nous retirons ce qui est illicite, insultant ou sans rapport avec l’article, jamais ce qui est simplement défavorable.</p>
<h2>9. Usage de la boutique</h2>
<p>Achetez pour vous ou pour offrir, avec des informations exactes, et laissez la boutique utilisable pour les autres. Textes et images sont protégés : <a href="/Copyright-Notice">Droits d’auteur</a>. Le traitement de vos données est décrit dans la <a href="/Privacy-Cookie-Policy">Politique de confidentialité et de cookies</a>.</p>
<h2>10. Responsabilité et droit</h2>
<p>Nous répondons sans limite en cas de faute intentionnelle ou lourde et de dommage corporel, et pour le reste des dommages typiques et prévisibles d’un tel achat. Le droit de Singapour s’applique ; les droits impératifs des consommateurs de votre pays vous restent acquis. Si l’une de ces conditions est nulle, les autres demeurent.</p>
<h2>11. Modifications</h2>
<p>Une commande suit les conditions du jour où elle a été passée.</p>`,
    },
  },
}
