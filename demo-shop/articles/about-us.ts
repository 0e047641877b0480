import type { ArticlePlan } from './article-plan.ts'

export const aboutUs: ArticlePlan = {
  page: '/About-Us',
  words: {
    en: {
      title: 'About us',
      summary: 'Women’s clothing from Singapore, cut for warm days and long evenings.',
      body: `
<h2>Named after an orchid</h2>
<p>Vanda Miss Joaquim is Singapore’s national flower: bred in a garden, at home in the heat, in bloom all year. We make clothes that want to be like that.</p>
<h2>What we make</h2>
<p>Dresses, tailoring, knits and the modern cheongsam, in silk, linen and cotton. Every piece is planned for thirty degrees outside and strong air conditioning inside: light, easy to layer, and made to be worn for years.</p>
<h2>How we sell</h2>
<ul>
<li>The price you see is the price you pay, with the tax in it. What shipping costs is said before the checkout: <a href="/Shipping-Info">Shipping</a>.</li>
<li>Reviews come from people who have bought the piece, and the bad ones stay.</li>
<li>No account is needed, and nothing follows you when you leave: <a href="/Privacy-Center">Privacy centre</a>.</li>
<li>The shop works in a tunnel, too: <a href="/help/offline">What works offline</a>.</li>
</ul>
<h2>Come by</h2>
<p>Our stores in Singapore keep online orders for you, free of charge. Their addresses are under <a href="/Contact-Us">Contact us</a>.</p>`,
    },
    zh: {
      title: '关于我们',
      summary: '来自新加坡的女装，为暖日与长夜而剪裁。',
      body: `
<h2>以兰花为名</h2>
<p>卓锦万代兰（Vanda Miss Joaquim）是新加坡国花：生于花园，不惧暑热，终年盛放。我们希望做出这样的衣服。</p>
<h2>我们做什么</h2>
<p>连衣裙、西装、针织与现代旗袍，选用真丝、亚麻和棉。每一件都为室外三十度、室内强冷气而设计：轻盈、易叠穿，可以穿很多年。</p>
<h2>我们怎样销售</h2>
<ul>
<li>您看到的价格就是您支付的价格，已含税。运费在结账前即已写明：<a href="/Shipping-Info">配送说明</a>。</li>
<li>评价来自真正买过的顾客，差评也会保留。</li>
<li>无需注册账户，离开后也没有任何追踪：<a href="/Privacy-Center">隐私中心</a>。</li>
<li>在没有网络的隧道里，商店也能用：<a href="/help/offline">离线时可以做什么</a>。</li>
</ul>
<h2>欢迎光临</h2>
<p>新加坡门店可免费代收您的线上订单，地址请见<a href="/Contact-Us">联系我们</a>。</p>`,
    },
    ja: {
      title: '私たちについて',
      summary: 'シンガポール発、暑い日と長い夜のために仕立てたレディースウェア。',
      body: `
<h2>蘭の名前から</h2>
<p>バンダ・ミス・ジョアキムはシンガポールの国花です。庭で生まれ、暑さに強く、一年を通して咲きます。そんな服でありたいと思っています。</p>
<h2>つくっているもの</h2>
<p>シルク、リネン、コットンのワンピース、テーラード、ニット、そしてモダンチャイナドレス。屋外は三十度、屋内は冷房という日のために、軽く、重ねやすく、長く着られるように設計しています。</p>
<h2>販売の約束</h2>
<ul>
<li>表示価格が、税込みのお支払い価格です。送料はご購入手続きの前にわかります：<a href="/Shipping-Info">配送について</a>。</li>
<li>レビューは購入した方だけのもの。厳しい声もそのまま残します。</li>
<li>会員登録は不要で、お帰りのあとに追跡することもありません：<a href="/Privacy-Center">プライバシーセンター</a>。</li>
<li>トンネルの中でもお使いいただけます：<a href="/help/offline">オフラインでできること</a>。</li>
</ul>
<h2>店舗へどうぞ</h2>
<p>オンラインのご注文は、シンガポールの店舗で無料でお受け取りいただけます。住所は<a href="/Contact-Us">お問い合わせ</a>をご覧ください。</p>`,
    },
    fr: {
      title: 'À propos de nous',
      summary: 'Une mode féminine de Singapour, pensée pour les journées chaudes et les longues soirées.',
      body: `
<h2>Le nom d’une orchidée</h2>
<p>La Vanda Miss Joaquim est la fleur nationale de Singapour : née dans un jardin, à l’aise dans la chaleur, en fleurs toute l’année. Nous voulons des vêtements qui lui ressemblent.</p>
<h2>Ce que nous faisons</h2>
<p>Robes, tailleurs, mailles et cheongsam moderne, en soie, en lin et en coton. Chaque pièce est pensée pour trente degrés dehors et la climatisation dedans : légère, facile à superposer et faite pour durer.</p>
<h2>Notre façon de vendre</h2>
<ul>
<li>Le prix affiché est le prix payé, taxe comprise. Le coût de la livraison est indiqué avant la commande : <a href="/Shipping-Info">Livraison</a>.</li>
<li>Les avis viennent de personnes qui ont acheté l’article, et les mauvais restent.</li>
<li>Aucun compte n’est nécessaire, et rien ne vous suit quand vous partez : <a href="/Privacy-Center">Centre de confidentialité</a>.</li>
<li>La boutique marche aussi dans un tunnel : <a href="/help/offline">Ce qui fonctionne hors ligne</a>.</li>
</ul>
<h2>Passez nous voir</h2>
<p>Nos boutiques de Singapour gardent vos commandes en ligne, gratuitement. Leurs adresses sont sous <a href="/Contact-Us">Nous contacter</a>.</p>`,
    },
  },
}
