import { MAIL, type ArticlePlan } from './article-plan.ts'

export const copyrightNotice: ArticlePlan = {
  page: '/Copyright-Notice',
  words: {
    en: {
      title: 'Copyright notice',
      summary: 'To whom the words, pictures and designs of this shop belong, and how to report a mistake.',
      body: `
<h2>What belongs to Vanda</h2>
<p>The texts, drawings, pictures and designs of this shop, the name Vanda and its wordmark. You may look at them, share links to them and print pages for yourself. Any other use needs our consent in writing.</p>
<h2>What belongs to others</h2>
<ul>
<li>Reviews belong to those who wrote them. By sending one you allow us to show it in this shop.</li>
<li>The typefaces Instrument Sans and Instrument Serif are used under the SIL Open Font License.</li>
<li>Trademarks of others belong to their owners.</li>
</ul>
<h2>Reporting a mistake</h2>
<p>If something here is yours and should not be, write to <strong>${MAIL}</strong> with the address of the page, a description of your work, and how we reach you. We reply within 24-48 hours, and take down what is rightly reported.</p>`,
    },
    zh: {
      title: '版权声明',
      summary: '本店的文字、图片和设计归谁所有，以及如何告知我们差错。',
      body: `
<h2>属于 Vanda 的内容</h2>
<p>本店的文字、图画、图片和设计，以及 Vanda 名称与标志。您可以浏览、分享链接，并打印页面自用。其他用途须经我们书面同意。</p>
<h2>属于他人的内容</h2>
<ul>
<li>评价归其作者所有。提交评价即表示允许我们在本店展示。</li>
<li>字体 Instrument Sans 与 Instrument Serif 依 SIL 开放字体许可证使用。</li>
<li>他人的商标归其所有者所有。</li>
</ul>
<h2>告知差错</h2>
<p>如果本店有属于您而不应出现的内容，请写信至 <strong>${MAIL}</strong>，注明页面地址、您的作品说明和联系方式。我们会在 24-48 小时内回复，情况属实即予撤下。</p>`,
    },
    ja: {
      title: '著作権について',
      summary: 'このショップの文章・画像・デザインの権利と、誤りのご連絡方法。',
      body: `
<h2>Vandaに属するもの</h2>
<p>このショップの文章、イラスト、画像、デザイン、Vandaの名称とロゴ。閲覧、リンクの共有、個人用の印刷は自由です。それ以外のご利用には、書面による許可が必要です。</p>
<h2>ほかの方に属するもの</h2>
<ul>
<li>レビューは書いた方に属します。投稿によって、このショップでの掲載を許可したことになります。</li>
<li>書体Instrument SansとInstrument Serifは、SILオープンフォントライセンスのもとで使用しています。</li>
<li>他社の商標は、それぞれの所有者に属します。</li>
</ul>
<h2>誤りのご連絡</h2>
<p>ご自身の著作物が許可なく掲載されている場合は、ページのアドレス、著作物の説明、ご連絡先を <strong>${MAIL}</strong> までお送りください。24～48時間以内にお返事し、正当なお申し出であれば取り下げます。</p>`,
    },
    fr: {
      title: 'Droits d’auteur',
      summary:
        'À qui appartiennent les mots, les images et les créations de cette boutique, et comment signaler une erreur.',
      body: `
<h2>Ce qui appartient à Vanda</h2>
<p>Les textes, dessins, images et créations de cette boutique, le nom Vanda et son logo. Vous pouvez les regarder, partager des liens et imprimer des pages pour vous. Tout autre usage demande notre accord écrit.</p>
<h2>Ce qui appartient à d’autres</h2>
<ul>
<li>Les avis appartiennent à ceux qui les ont écrits. En envoyer un nous autorise à le montrer dans cette boutique.</li>
<li>Les polices Instrument Sans et Instrument Serif sont utilisées sous licence SIL Open Font.</li>
<li>Les marques d’autrui appartiennent à leurs propriétaires.</li>
</ul>
<h2>Signaler une erreur</h2>
<p>Si quelque chose ici vous appartient et ne devrait pas y être, écrivez à <strong>${MAIL}</strong> avec l’adresse de la page, une description de votre œuvre et vos coordonnées. Nous répondons sous 24 à 48 heures et retirons ce qui est signalé à juste titre.</p>`,
    },
  },
}
