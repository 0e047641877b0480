import type { DemoLanguage } from '../words/languages.ts'
import { STORES } from '../front-window.ts'
import { MAIL, type ArticlePlan } from './article-plan.ts'

function stores(language: DemoLanguage): string {
  const lines = STORES.map(
    ({ names, address }) => `<li><strong>${names[language]}</strong><br />${address}</li>`,
  )
  return `<ul>${lines.join('')}</ul>`
}

export const contactUs: ArticlePlan = {
  page: '/Contact-Us',
  words: {
    en: {
      title: 'Contact us',
      summary: 'Write to us or come by: customer service replies within 24-48 hours.',
      body: `
<h2>Customer service</h2>
<p>Write to <strong>${MAIL}</strong>. We reply within 24-48 hours, in English, Chinese, Japanese or French.</p>
<p>With the number of your order, which is in the confirmation email, we find everything else ourselves.</p>
<h2>Before you write</h2>
<ul>
<li>Where is my parcel: <a href="/Shipping-Info">Shipping</a></li>
<li>Something does not fit: <a href="/Return-Policy">Returns and refunds</a>, and the <a href="/pages/garment-size-guide">size guide</a></li>
<li>A payment did not go through: <a href="/How-to-Pay">How to pay</a></li>
<li>What you know about me: <a href="/Privacy-Center">Privacy centre</a></li>
</ul>
<h2>When something went wrong</h2>
<p>A piece arrived damaged, or it is not the one you ordered? Send us a photo with the order number. About compensation you hear from us within 48 hours.</p>
<h2>Our stores in Singapore</h2>
${stores('en')}`,
    },
    zh: {
      title: '联系我们',
      summary: '欢迎来信或到店：客服会在 24-48 小时内回复。',
      body: `
<h2>客户服务</h2>
<p>请写信至 <strong>${MAIL}</strong>。我们会在 24-48 小时内用中文、英文、日文或法文回复您。</p>
<p>请附上确认邮件中的订单号，其余信息由我们来查。</p>
<h2>来信之前</h2>
<ul>
<li>包裹到哪里了：<a href="/Shipping-Info">配送说明</a></li>
<li>尺码不合适：<a href="/Return-Policy">退货与退款</a>，以及<a href="/pages/garment-size-guide">尺码指南</a></li>
<li>付款没有成功：<a href="/How-to-Pay">如何付款</a></li>
<li>你们保存了我的哪些信息：<a href="/Privacy-Center">隐私中心</a></li>
</ul>
<h2>如果出了差错</h2>
<p>收到的商品有破损，或不是您订购的那件？请将照片和订单号发给我们。关于补偿，我们会在 48 小时内答复。</p>
<h2>新加坡门店</h2>
${stores('zh')}`,
    },
    ja: {
      title: 'お問い合わせ',
      summary: 'メールでも店舗でも承ります。カスタマーサービスは24～48時間以内にお返事します。',
      body: `
<h2>カスタマーサービス</h2>
<p><strong>${MAIL}</strong> までメールをお送りください。24～48時間以内に、日本語・英語・中国語・フランス語のいずれかでお返事します。</p>
<p>確認メールに記載の注文番号をお書き添えいただければ、あとはこちらでお調べします。</p>
<h2>お問い合わせの前に</h2>
<ul>
<li>荷物はどこですか：<a href="/Shipping-Info">配送について</a></li>
<li>サイズが合いません：<a href="/Return-Policy">返品と返金</a>、<a href="/pages/garment-size-guide">サイズガイド</a></li>
<li>支払いができませんでした：<a href="/How-to-Pay">お支払い方法</a></li>
<li>私についてどんな情報がありますか：<a href="/Privacy-Center">プライバシーセンター</a></li>
</ul>
<h2>不備がありましたら</h2>
<p>商品に傷みがあった、ご注文と違うものが届いた場合は、写真と注文番号をお送りください。補償については48時間以内にお返事します。</p>
<h2>シンガポールの店舗</h2>
${stores('ja')}`,
    },
    fr: {
      title: 'Nous contacter',
      summary: 'Écrivez-nous ou passez nous voir : le service client répond sous 24 à 48 heures.',
      body: `
<h2>Service client</h2>
<p>Écrivez à <strong>${MAIL}</strong>. Nous répondons sous 24 à 48 heures, en français, en anglais, en chinois ou en japonais.</p>
<p>Avec le numéro de votre commande, indiqué dans l’e-mail de confirmation, nous retrouvons tout le reste.</p>
<h2>Avant d’écrire</h2>
<ul>
<li>Où est mon colis : <a href="/Shipping-Info">Livraison</a></li>
<li>La taille ne va pas : <a href="/Return-Policy">Retours et remboursements</a> et le <a href="/pages/garment-size-guide">guide des tailles</a></li>
<li>Un paiement n’a pas abouti : <a href="/How-to-Pay">Comment payer</a></li>
<li>Ce que vous savez de moi : <a href="/Privacy-Center">Centre de confidentialité</a></li>
</ul>
<h2>Si quelque chose s’est mal passé</h2>
<p>Un article est arrivé abîmé, ou ce n’est pas celui que vous aviez commandé ? Envoyez-nous une photo avec le numéro de commande. Pour un dédommagement, nous vous répondons sous 48 heures.</p>
<h2>Nos boutiques à Singapour</h2>
${stores('fr')}`,
    },
  },
}
