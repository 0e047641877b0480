import { MAIL, type ArticlePlan } from './article-plan.ts'

export const privacyCenter: ArticlePlan = {
  page: '/Privacy-Center',
  words: {
    en: {
      title: 'Privacy centre',
      summary: 'What you can do about your data yourself, and how to ask us: we answer in under 30 days.',
      body: `
<h2>Yourself, at once</h2>
<ul>
<li><strong>On this device:</strong> <a href="/this-device">This device</a> shows what the shop keeps here. “Forget me on this device” removes bag, wishlist, searches, forms and the pages you have seen, and ends your session.</li>
<li><strong>Notifications:</strong> switch them off on the same page, and we delete the address we sent them to.</li>
<li><strong>Your measures:</strong> change or delete them in the <a href="/pages/garment-size-guide">size guide</a>.</li>
</ul>
<h2>By asking us</h2>
<p>Write to <strong>${MAIL}</strong> with the subject “Privacy”. You can ask us to</p>
<ul>
<li>tell you what we keep about you, and hand it over as a file;</li>
<li>correct what is wrong;</li>
<li>delete what we need not keep by law;</li>
<li>take you off the newsletter or a notice;</li>
<li>stop using your data for a purpose you name.</li>
</ul>
<p>We answer in under 30 days, free of charge. So that nobody else learns about you, we reply to the address that was used for the order or the newsletter, and may ask for an order number.</p>
<h2>Not content with the answer?</h2>
<p>You may complain to the data protection authority of your country; in Singapore that is the Personal Data Protection Commission.</p>
<p>What we keep, what for and how long is in the <a href="/Privacy-Cookie-Policy">Privacy and cookie policy</a>.</p>`,
    },
    zh: {
      title: '隐私中心',
      summary: '关于您的数据，您可以自己做什么，以及如何向我们提出请求：我们在 30 天内答复。',
      body: `
<h2>自己动手，立即生效</h2>
<ul>
<li><strong>在这台设备上：</strong><a href="/this-device">这台设备</a>会显示商店在此保存的内容。“在此设备上忘记我”会移除购物袋、心愿单、搜索、表单和看过的页面，并结束会话。</li>
<li><strong>通知：</strong>在同一页面关闭，我们随即删除用于推送的地址。</li>
<li><strong>您的尺寸：</strong>可在<a href="/pages/garment-size-guide">尺码指南</a>中修改或删除。</li>
</ul>
<h2>向我们提出请求</h2>
<p>请写信至 <strong>${MAIL}</strong>，主题注明“隐私”。您可以请我们：</p>
<ul>
<li>告知我们保存了您的哪些信息，并以文件形式提供；</li>
<li>更正有误的信息；</li>
<li>删除法律未要求保存的信息；</li>
<li>取消邮件订阅或到货通知；</li>
<li>停止将您的数据用于您指明的用途。</li>
</ul>
<p>我们在 30 天内免费答复。为避免他人得知您的信息，我们会回复到下单或订阅时使用的邮箱，并可能询问订单号。</p>
<h2>对答复不满意？</h2>
<p>您可以向所在国家的数据保护机构投诉；在新加坡为个人数据保护委员会（PDPC）。</p>
<p>我们保存什么、用途和期限，见<a href="/Privacy-Cookie-Policy">隐私与 Cookie 政策</a>。</p>`,
    },
    ja: {
      title: 'プライバシーセンター',
      summary: 'ご自身の情報についてご自分でできること、当店へのご請求の方法。30日以内にお返事します。',
      body: `
<h2>ご自分で、今すぐ</h2>
<ul>
<li><strong>この端末で：</strong><a href="/this-device">この端末</a>に、ショップが保存しているものが表示されます。「この端末から私の情報を消す」を選ぶと、ショッピングバッグ、お気に入り、検索、フォーム、ご覧になったページが削除され、セッションが終了します。</li>
<li><strong>通知：</strong>同じページでオフにすると、送信先の情報も削除します。</li>
<li><strong>サイズ：</strong><a href="/pages/garment-size-guide">サイズガイド</a>で変更・削除できます。</li>
</ul>
<h2>当店へのご請求</h2>
<p>件名を「プライバシー」として <strong>${MAIL}</strong> までメールをお送りください。次のことをご請求いただけます。</p>
<ul>
<li>保存している情報の開示と、ファイルでの受け取り</li>
<li>誤りの訂正</li>
<li>法律で保存が求められていない情報の削除</li>
<li>お便りや入荷のお知らせの停止</li>
<li>特定の目的での利用の停止</li>
</ul>
<p>30日以内に、無料でお返事します。ほかの方に情報が伝わらないよう、ご注文やお便りにお使いのメールアドレスにお返事し、注文番号をおたずねすることがあります。</p>
<h2>お返事にご納得いただけないとき</h2>
<p>お住まいの国のデータ保護機関に申し立てることができます。シンガポールでは個人情報保護委員会（PDPC）です。</p>
<p>保存する情報と目的、期間は<a href="/Privacy-Cookie-Policy">プライバシーとCookieのポリシー</a>に記載しています。</p>`,
    },
    fr: {
      title: 'Centre de confidentialité',
      summary:
        'Ce que vous pouvez faire vous-même de vos données, et comment nous le demander : réponse en moins de 30 jours.',
      body: `
<h2>Vous-même, tout de suite</h2>
<ul>
<li><strong>Sur cet appareil :</strong> <a href="/this-device">Cet appareil</a> montre ce que la boutique y garde. « M’oublier sur cet appareil » efface le panier, les envies, les recherches, les formulaires et les pages vues, et ferme votre session.</li>
<li><strong>Notifications :</strong> désactivez-les sur la même page, et nous effaçons l’adresse qui servait à les envoyer.</li>
<li><strong>Vos mensurations :</strong> modifiez-les ou effacez-les dans le <a href="/pages/garment-size-guide">guide des tailles</a>.</li>
</ul>
<h2>En nous le demandant</h2>
<p>Écrivez à <strong>${MAIL}</strong> avec l’objet « Confidentialité ». Vous pouvez nous demander</p>
<ul>
<li>ce que nous gardons sur vous, et de vous le remettre dans un fichier ;</li>
<li>de corriger ce qui est faux ;</li>
<li>d’effacer ce que la loi ne nous oblige pas à garder ;</li>
<li>de vous retirer de la lettre d’information ou d’une alerte ;</li>
<li>de cesser d’utiliser vos données pour un usage que vous nommez.</li>
</ul>
<p>Nous répondons en moins de 30 jours, gratuitement. Pour que personne d’autre n’apprenne rien sur vous, nous répondons à l’adresse utilisée pour la commande ou la lettre d’information, et pouvons demander un numéro de commande.</p>
<h2>La réponse ne vous satisfait pas ?</h2>
<p>Vous pouvez saisir l’autorité de protection des données de votre pays ; à Singapour, la Personal Data Protection Commission.</p>
<p>Ce que nous gardons, pourquoi et combien de temps : <a href="/Privacy-Cookie-Policy">Politique de confidentialité et de cookies</a>.</p>`,
    },
  },
}
