import { MAIL, type ArticlePlan } from './article-plan.ts'

export const accessibility: ArticlePlan = {
  page: '/Accessibility',
  words: {
    en: {
      title: 'Accessibility',
      summary: 'The shop is for everyone: what we do for it, where its limits are, and how to reach us.',
      body: `
<h2>Our measure</h2>
<p>We build by the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and test every kind of page against them before it goes online.</p>
<h2>What you can rely on</h2>
<ul>
<li>Everything can be done with the keyboard alone, and it is always visible where you are.</li>
<li>Screen readers are told what a button does, what has changed, and what is wrong in a form.</li>
<li>Text can be enlarged to twice its size, and nothing depends on colour alone.</li>
<li>If your device asks for less motion, the shop stands still.</li>
<li>Nothing must be done against the clock except paying for an order; how long that takes is shown.</li>
</ul>
<h2>Known limits</h2>
<p>The payment page belongs to our payment provider and follows its own rules. Reviews are shown as they were written.</p>
<h2>Tell us</h2>
<p>If something keeps you from buying, write to <strong>${MAIL}</strong> and name the page. We reply within 24-48 hours, and help you to order by email until it is mended.</p>`,
    },
    zh: {
      title: '无障碍声明',
      summary: '商店面向每一个人：我们做了什么、还有哪些局限、如何联系我们。',
      body: `
<h2>我们的标准</h2>
<p>我们依照《网页内容无障碍指南》（WCAG）2.2 的 AA 级建设商店，各类页面上线前都会据此测试。</p>
<h2>您可以放心</h2>
<ul>
<li>只用键盘即可完成所有操作，并始终看得到当前位置。</li>
<li>屏幕阅读器会读出按钮的作用、页面的变化以及表单中的错误。</li>
<li>文字可放大到两倍，任何信息都不会只靠颜色传达。</li>
<li>如果您的设备要求减少动态效果，商店便不再有动画。</li>
<li>除订单付款外，没有任何操作需要限时完成；付款时限会清楚显示。</li>
</ul>
<h2>已知的局限</h2>
<p>付款页面属于支付服务商，遵循其自身的规则。评价按作者原文显示。</p>
<h2>告诉我们</h2>
<p>如果有什么妨碍您购物，请写信至 <strong>${MAIL}</strong> 并注明页面。我们会在 24-48 小时内回复，并在修复之前通过邮件协助您下单。</p>`,
    },
    ja: {
      title: 'アクセシビリティ',
      summary: 'すべての方のためのショップです。取り組み、現在の限界、ご連絡先をお知らせします。',
      body: `
<h2>基準</h2>
<p>ウェブコンテンツ・アクセシビリティ・ガイドライン（WCAG）2.2のレベルAAに沿って制作し、公開前にあらゆる種類のページをテストしています。</p>
<h2>お約束できること</h2>
<ul>
<li>すべての操作がキーボードだけででき、現在の位置がいつも見えます。</li>
<li>ボタンの働き、画面の変化、入力の誤りはスクリーンリーダーに伝わります。</li>
<li>文字は2倍まで拡大でき、色だけで伝える情報はありません。</li>
<li>端末で視差効果を減らす設定にしている場合、動きを止めます。</li>
<li>時間の制限があるのはご注文のお支払いだけで、残り時間を表示します。</li>
</ul>
<h2>現在の限界</h2>
<p>決済ページは決済会社のもので、その会社の基準に従っています。レビューは書かれたまま表示します。</p>
<h2>お知らせください</h2>
<p>お買い物の妨げになるものがありましたら、ページ名を添えて <strong>${MAIL}</strong> までお送りください。24～48時間以内にお返事し、直るまでの間はメールでのご注文をお手伝いします。</p>`,
    },
    fr: {
      title: 'Accessibilité',
      summary:
        'La boutique est pour tout le monde : ce que nous faisons, ses limites et comment nous joindre.',
      body: `
<h2>Notre mesure</h2>
<p>Nous suivons les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, et testons chaque type de page avant sa mise en ligne.</p>
<h2>Ce sur quoi vous pouvez compter</h2>
<ul>
<li>Tout peut se faire au clavier seul, et l’endroit où vous êtes reste visible.</li>
<li>Les lecteurs d’écran annoncent ce que fait un bouton, ce qui a changé et ce qui manque dans un formulaire.</li>
<li>Le texte peut être agrandi deux fois, et rien ne dépend de la seule couleur.</li>
<li>Si votre appareil demande moins d’animations, la boutique ne bouge pas.</li>
<li>Rien n’est limité dans le temps, sauf le paiement d’une commande ; la durée est affichée.</li>
</ul>
<h2>Limites connues</h2>
<p>La page de paiement appartient à notre prestataire et suit ses propres règles. Les avis sont affichés tels qu’ils ont été écrits.</p>
<h2>Dites-le-nous</h2>
<p>Si quelque chose vous empêche d’acheter, écrivez à <strong>${MAIL}</strong> en indiquant la page. Nous répondons sous 24 à 48 heures et vous aidons à commander par e-mail en attendant la correction.</p>`,
    },
  },
}
