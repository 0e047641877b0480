import { MAIL, type ArticlePlan } from './article-plan.ts'

export const privacyCookiePolicy: ArticlePlan = {
  page: '/Privacy-Cookie-Policy',
  words: {
    en: {
      title: 'Privacy and cookie policy',
      summary: 'What we learn about you, what for, how long we keep it, and what is stored on your device.',
      body: `
<p>Responsible: Vanda, 391 Orchard Road, #02-14, Singapore 238872, <strong>${MAIL}</strong>.</p>
<h2>In short</h2>
<ul>
<li>You can look around and buy without an account.</li>
<li>There is no advertising, no analytics and no tracking by others: your browser talks to this shop alone.</li>
<li>Your card is seen by the payment provider only.</li>
</ul>
<h2>What we keep, and what for</h2>
<h3>An order</h3>
<p>Email, name, address, telephone number, the pieces, what was paid and when, and a fingerprint of the card that the payment provider gives us. We need it to deliver, to take returns, to keep our books and to reward a friend only once, for as long as tax and commercial law require.</p>
<h3>Bag, wishlist, saved searches, votes and your measures</h3>
<p>They belong to a random number in a cookie, not to your name, so that you find them again. Measures are deleted after 180 days at the latest.</p>
<h3>Newsletter</h3>
<p>Your email address, language and when you confirmed it, until you tell us to stop. A fingerprint of the address stays, so that its codes are given once.</p>
<h3>“Notify me when available”</h3>
<p>Your email address and the piece. 30 days after our mail it is deleted.</p>
<h3>Notifications</h3>
<p>If you switch them on: the address your browser gives us for them, your time zone so that we do not wake you, and what you want to hear about. Switching them off deletes this.</p>
<h3>Reviews</h3>
<p>What you write, with the name you give or without one, and your measures where you choose to show them.</p>
<h3>Safety</h3>
<p>Your network address is counted for some minutes, so that the shop cannot be flooded.</p>
<h2>Who receives it</h2>
<p>Only those who carry out your order: the payment provider, the courier, and the service that sends our emails. We sell nothing to anyone.</p>
<h2>Cookies</h2>
<p>All of them are our own. Other sites cannot read them.</p>
<ul>
<li><strong>Session</strong> (__Host-sid) and its mark (session-open): set when you first put something in your bag or wishlist or ask us for something. They last 180 days at most; a session that is not used for 30 days ends.</li>
<li><strong>Language and currency</strong> (lang, currency): your choice, one year.</li>
<li><strong>Shared link</strong> (guide_code): which member of our staff shared the link that led you to a product, 3 days.</li>
<li><strong>Where you came from</strong>: the number of the partner whose link you followed (IM_REF, 30 days), a social network that led you here (user_from_facebook, user_from_tiktok, 365 days), and the page of another site that did (referrer_path, until you close the browser). The code of an invitation (invite_code) is in the browser’s storage instead. The cookies need your consent: we ask you once, and “Privacy choices” at the end of each page changes your answer. A browser that sends Global Privacy Control has answered no.</li>
</ul>
<p>The tablets in our stores have cookies of their own, which end with your turn.</p>
<h2>What is stored on your device</h2>
<p>So that the shop works without a network, your browser keeps pages and pictures you have seen, your bag and wishlist with the changes that are still to be sent, your recent searches and what you have typed into forms, the address at the checkout included. Only this shop can read it. You see it under <a href="/this-device">This device</a>, and “Forget me on this device” removes it and ends your session.</p>
<h2>Your rights</h2>
<p>You may ask what we know about you, have it corrected, deleted or handed over, and object to its use. How to do that, and how soon we answer, is in the <a href="/Privacy-Center">Privacy centre</a>.</p>`,
    },
    zh: {
      title: '隐私与 Cookie 政策',
      summary: '我们了解您的哪些信息、用来做什么、保存多久，以及您的设备上存了什么。',
      body: `
<p>负责方：Vanda，391 Orchard Road, #02-14, Singapore 238872，<strong>${MAIL}</strong>。</p>
<h2>简而言之</h2>
<ul>
<li>浏览和购买都无需注册账户。</li>
<li>没有广告、没有统计分析、没有第三方追踪：您的浏览器只与本店通信。</li>
<li>只有支付服务商能看到您的卡。</li>
</ul>
<h2>我们保存什么，用来做什么</h2>
<h3>订单</h3>
<p>邮箱、姓名、地址、电话、商品，付款金额和时间，以及支付服务商提供的银行卡指纹。用于配送、退货、记账，并确保好友奖励只发放一次，保存期限依税法和商法的要求。</p>
<h3>购物袋、心愿单、已保存的搜索、投票和您的尺寸</h3>
<p>它们对应 Cookie 中的一个随机编号，而不是您的姓名，方便您再次找到。尺寸最迟在 180 天后删除。</p>
<h3>订阅邮件</h3>
<p>您的邮箱、语言和确认订阅的时间，直到您告诉我们停止为止。邮箱的指纹会保留，以便优惠码只发放一次。</p>
<h3>“到货时通知我”</h3>
<p>您的邮箱和所关注的商品。通知邮件发出 30 天后删除。</p>
<h3>推送通知</h3>
<p>如果您开启通知：浏览器提供的推送地址、您的时区（以免打扰您休息），以及您想了解的内容。关闭通知即删除。</p>
<h3>评价</h3>
<p>您写下的内容，署名或匿名由您决定。</p>
<h3>安全</h3>
<p>您的网络地址会被计数几分钟，以防商店遭到大量请求冲击。</p>
<h2>谁会收到这些信息</h2>
<p>只有履行订单所需的各方：支付服务商、快递公司以及代发邮件的服务商。我们不向任何人出售信息。</p>
<h2>Cookie</h2>
<p>全部由本店设置，其他网站无法读取。</p>
<ul>
<li><strong>会话</strong>（__Host-sid）及其标记（session-open）：在您首次加入购物袋、心愿单或向我们提出请求时设置，最长 180 天；30 天未使用的会话会结束。</li>
<li><strong>语言和货币</strong>（lang、currency）：您的选择，一年。</li>
<li><strong>分享链接</strong>（guide_code）：哪位店员分享了带您来到商品页的链接，3 天。</li>
<li><strong>您从哪里来</strong>：您所点链接的合作伙伴编号（IM_REF，30 天）、带您来到本店的社交网络（user_from_facebook、user_from_tiktok，365 天），以及带您前来的其他网站的页面（referrer_path，关闭浏览器即失效）。邀请码（invite_code）则保存在浏览器存储中。这些 Cookie 须经您同意：我们只询问一次，您可在每页底部的“隐私选择”中更改。发送 Global Privacy Control 的浏览器视为不同意。</li>
</ul>
<p>门店平板电脑另有其自身的 Cookie，您用完即失效。</p>
<h2>您的设备上存了什么</h2>
<p>为了在没有网络时也能使用，浏览器会保存您看过的页面和图片、购物袋和心愿单及尚待发送的更改、最近的搜索，以及您在表单中填写的内容，包括结账时的地址。只有本店能读取。您可以在<a href="/this-device">这台设备</a>查看；“在此设备上忘记我”会将其移除并结束会话。</p>
<h2>您的权利</h2>
<p>您可以查询我们掌握的信息，要求更正、删除或导出，也可以反对其使用。办理方式和答复时间见<a href="/Privacy-Center">隐私中心</a>。</p>`,
    },
    ja: {
      title: 'プライバシーとCookieのポリシー',
      summary: 'お客様について何を知り、何に使い、どれだけ保存するか。そして端末に何が保存されるか。',
      body: `
<p>責任者：Vanda、391 Orchard Road, #02-14, Singapore 238872、<strong>${MAIL}</strong></p>
<h2>要点</h2>
<ul>
<li>会員登録をせずに、ご覧いただき、ご購入いただけます。</li>
<li>広告も、アクセス解析も、第三者による追跡もありません。ブラウザが通信する相手はこのショップだけです。</li>
<li>カード情報を見るのは決済会社だけです。</li>
</ul>
<h2>保存するものと、その目的</h2>
<h3>ご注文</h3>
<p>メールアドレス、お名前、ご住所、電話番号、商品、お支払いの額と日時、そして決済会社から届くカードの指紋。お届け、返品、帳簿、そしてお友だち紹介の特典を一度だけお渡しするために、税法と商法の定める期間保存します。</p>
<h3>ショッピングバッグ、お気に入り、保存した検索、投票、サイズ</h3>
<p>お名前ではなく、Cookieの中の無作為な番号に結び付いており、次にいらしたときも残っています。サイズは遅くとも180日で削除します。</p>
<h3>お便り</h3>
<p>メールアドレス、言語、ご確認の日時を、停止のご連絡をいただくまで保存します。コードを一度だけお渡しするため、アドレスの指紋は残ります。</p>
<h3>入荷のお知らせ</h3>
<p>メールアドレスと商品。お知らせのメールから30日後に削除します。</p>
<h3>通知</h3>
<p>オンにした場合、ブラウザが発行する宛先、夜間を避けるためのタイムゾーン、お知らせの種類を保存します。オフにすると削除されます。</p>
<h3>レビュー</h3>
<p>お書きになった内容。お名前を出すかどうかはお選びいただけます。</p>
<h3>安全</h3>
<p>大量のアクセスからショップを守るため、ネットワークアドレスを数分間だけ数えます。</p>
<h2>受け取る相手</h2>
<p>ご注文に必要な相手だけです。決済会社、配送会社、メールの送信サービスです。情報を販売することはありません。</p>
<h2>Cookie</h2>
<p>すべて当店のもので、ほかのサイトからは読めません。</p>
<ul>
<li><strong>セッション</strong>（__Host-sid）とその印（session-open）：はじめてショッピングバッグやお気に入りに入れたとき、または何かをお申し込みになったときに設定します。最長180日で、30日間ご利用のないセッションは終了します。</li>
<li><strong>言語と通貨</strong>（lang、currency）：お客様の選択を1年間。</li>
<li><strong>共有リンク</strong>（guide_code）：商品ページへのリンクを共有したスタッフを3日間。</li>
<li><strong>どこからいらしたか</strong>：お使いになったリンクの提携先の番号（IM_REF、30日間）、ご案内したSNS（user_from_facebook、user_from_tiktok、365日間）、ご案内したほかのサイトのページ（referrer_path、ブラウザを閉じるまで）。招待コード（invite_code）はブラウザのストレージに保存します。これらはお客様の同意があるときだけ設定します。おたずねするのは一度だけで、各ページの下の「プライバシーの選択」からいつでも変更できます。Global Privacy Controlを送るブラウザは、同意しないものとして扱います。</li>
</ul>
<p>店舗のタブレットには独自のCookieがあり、ご利用が終わると無効になります。</p>
<h2>端末に保存されるもの</h2>
<p>ネットワークがなくても使えるように、ご覧になったページと画像、ショッピングバッグとお気に入り、まだ送られていない変更、最近の検索、ご購入手続きの住所を含むフォームの入力内容を、ブラウザが保存します。読めるのはこのショップだけです。<a href="/this-device">この端末</a>で確認でき、「この端末から私の情報を消す」で削除してセッションを終了できます。</p>
<h2>お客様の権利</h2>
<p>保存している情報の開示、訂正、削除、引き渡しを求め、利用に異議を申し立てることができます。方法とお返事までの期間は<a href="/Privacy-Center">プライバシーセンター</a>をご覧ください。</p>`,
    },
    fr: {
      title: 'Politique de confidentialité et de cookies',
      summary:
        'Ce que nous apprenons de vous, pourquoi, combien de temps nous le gardons et ce qui reste sur votre appareil.',
      body: `
<p>Responsable : Vanda, 391 Orchard Road, #02-14, Singapore 238872, <strong>${MAIL}</strong>.</p>
<h2>En bref</h2>
<ul>
<li>Vous pouvez regarder et acheter sans compte.</li>
<li>Ni publicité, ni mesure d’audience, ni suivi par des tiers : votre navigateur ne parle qu’à cette boutique.</li>
<li>Seul le prestataire de paiement voit votre carte.</li>
</ul>
<h2>Ce que nous gardons, et pourquoi</h2>
<h3>Une commande</h3>
<p>E-mail, nom, adresse, téléphone, articles, montant et date du paiement, et une empreinte de la carte que le prestataire de paiement nous donne. Nous en avons besoin pour livrer, reprendre, tenir nos comptes et ne récompenser un parrainage qu’une fois, aussi longtemps que les lois fiscales et commerciales l’exigent.</p>
<h3>Panier, liste d’envies, recherches enregistrées, votes et mensurations</h3>
<p>Ils sont liés à un numéro aléatoire dans un cookie, pas à votre nom, pour que vous les retrouviez. Les mensurations sont effacées au plus tard après 180 jours.</p>
<h3>Lettre d’information</h3>
<p>Votre e-mail, votre langue et la date de votre confirmation, jusqu’à ce que vous nous disiez d’arrêter. Une empreinte de l’adresse reste, pour que ses codes ne soient donnés qu’une fois.</p>
<h3>« Me prévenir du retour »</h3>
<p>Votre e-mail et l’article. Ils sont effacés 30 jours après notre message.</p>
<h3>Notifications</h3>
<p>Si vous les activez : l’adresse que votre navigateur nous donne pour cela, votre fuseau horaire afin de ne pas vous réveiller et les sujets choisis. Les désactiver efface tout.</p>
<h3>Avis</h3>
<p>Ce que vous écrivez, avec le nom que vous donnez ou sans nom.</p>
<h3>Sécurité</h3>
<p>Votre adresse réseau est comptée pendant quelques minutes, pour que la boutique ne puisse pas être submergée.</p>
<h2>Qui le reçoit</h2>
<p>Seulement ceux qui exécutent votre commande : le prestataire de paiement, le transporteur et le service qui envoie nos e-mails. Nous ne vendons rien à personne.</p>
<h2>Cookies</h2>
<p>Tous sont les nôtres ; les autres sites ne peuvent pas les lire.</p>
<ul>
<li><strong>Session</strong> (__Host-sid) et sa marque (session-open) : posées quand vous mettez pour la première fois un article au panier ou dans vos envies, ou nous demandez quelque chose. 180 jours au plus ; une session inutilisée pendant 30 jours s’éteint.</li>
<li><strong>Langue et devise</strong> (lang, currency) : votre choix, un an.</li>
<li><strong>Lien partagé</strong> (guide_code) : quel membre de notre équipe a partagé le lien qui vous a mené à un article, 3 jours.</li>
<li><strong>D’où vous venez</strong> : le numéro du partenaire dont vous avez suivi le lien (IM_REF, 30 jours), un réseau social qui vous a mené ici (user_from_facebook, user_from_tiktok, 365 jours), et la page d’un autre site qui l’a fait (referrer_path, jusqu’à la fermeture du navigateur). Le code d’une invitation (invite_code) est dans le stockage du navigateur. Ces cookies demandent votre accord : nous posons la question une fois, et « Choix de confidentialité », au bas de chaque page, change la réponse. Un navigateur qui envoie Global Privacy Control a répondu non.</li>
</ul>
<p>Les tablettes de nos boutiques ont leurs propres cookies, qui s’éteignent quand vous avez fini.</p>
<h2>Ce qui reste sur votre appareil</h2>
<p>Pour que la boutique marche sans réseau, votre navigateur garde les pages et les images vues, votre panier et vos envies avec les changements à envoyer, vos recherches récentes et ce que vous avez saisi dans les formulaires, y compris l’adresse de la commande. Seule cette boutique peut le lire. Vous le voyez sous <a href="/this-device">Cet appareil</a>, et « M’oublier sur cet appareil » efface tout et ferme la session.</p>
<h2>Vos droits</h2>
<p>Vous pouvez demander ce que nous savons de vous, le faire corriger, effacer ou transmettre, et vous opposer à son usage. Comment faire, et sous quel délai nous répondons : <a href="/Privacy-Center">Centre de confidentialité</a>.</p>`,
    },
  },
}
