import type { ArticlePlan } from './article-plan.ts'

export const howToPay: ArticlePlan = {
  page: '/How-to-Pay',
  words: {
    en: {
      title: 'How to pay',
      summary: 'You pay on the page of our payment provider, who alone sees your card; no account is needed.',
      body: `
<h2>In three steps</h2>
<ol>
<li>At the checkout, give an email address and where the order goes, or choose a store. No account is needed.</li>
<li>Check the total. It is the amount you pay, in the currency you chose, and says which tax it includes.</li>
<li>Press the button with the total. You are led to the page of our payment provider, pay there, and come back to your order.</li>
</ol>
<h2>What you can pay with</h2>
<p>The payment page shows the cards and other ways to pay that are available for your order and country.</p>
<h2>Your card stays with the provider</h2>
<p>The card number is typed on the provider’s page. It never reaches Vanda, and we do not keep it.</p>
<h2>Your pieces are set aside</h2>
<p>From the moment you press the button your pieces are kept for you, for the time that the order shows. If it passes without a payment, the order is cancelled and nothing is charged.</p>
<h2>If a payment fails</h2>
<ul>
<li>Nothing is lost: the order waits, and you can try again or pay in another way.</li>
<li>Pressing twice, reloading or a broken connection never makes two orders or two charges.</li>
<li>Money that arrives after that time still buys your pieces while we have them, and is sent back to you otherwise.</li>
</ul>
<p>After the payment you receive a confirmation by email with the way to your order. For anything else, <a href="/Contact-Us">write to us</a>.</p>`,
    },
    zh: {
      title: '如何付款',
      summary: '您在支付服务商的页面上付款，只有他们能看到您的卡；无需注册账户。',
      body: `
<h2>三个步骤</h2>
<ol>
<li>结账时填写邮箱和收货地址，或选择门店自取。无需注册账户。</li>
<li>核对总额。这就是您要支付的金额，以您选择的货币计算，并注明所含税项。</li>
<li>点按显示总额的按钮，前往支付服务商的页面付款，随后回到您的订单。</li>
</ol>
<h2>支付方式</h2>
<p>支付页面会显示您的订单和所在国家可用的银行卡及其他支付方式。</p>
<h2>卡号只留在支付服务商处</h2>
<p>卡号在支付服务商的页面上输入，不会传到 Vanda，我们也不会保存。</p>
<h2>为您预留商品</h2>
<p>从点按按钮起，商品在订单显示的时限内为您保留。若超时未付款，订单取消，不会扣款。</p>
<h2>如果付款失败</h2>
<ul>
<li>什么都不会丢：订单会保留，您可以重试或换一种方式付款。</li>
<li>重复点按、刷新页面或网络中断，都不会产生两个订单或重复扣款。</li>
<li>逾期到账的款项，若商品仍有库存则订单照常成立，否则退还给您。</li>
</ul>
<p>付款后您会收到确认邮件，内含查看订单的链接。其他问题请<a href="/Contact-Us">联系我们</a>。</p>`,
    },
    ja: {
      title: 'お支払い方法',
      summary: 'お支払いは決済会社のページで。カード情報を見るのは決済会社だけで、会員登録は不要です。',
      body: `
<h2>3つのステップ</h2>
<ol>
<li>ご購入手続きで、メールアドレスとお届け先を入力するか、受け取り店舗を選びます。会員登録は不要です。</li>
<li>合計をご確認ください。お選びの通貨でお支払いいただく金額で、含まれる税金も表示しています。</li>
<li>合計の書かれたボタンを押すと決済会社のページに移ります。お支払いのあと、ご注文のページに戻ります。</li>
</ol>
<h2>使えるお支払い方法</h2>
<p>ご注文とお住まいの国で使えるカードなどの方法が、決済ページに表示されます。</p>
<h2>カード情報は決済会社だけに</h2>
<p>カード番号は決済会社のページに入力します。Vandaに届くことはなく、保存もしません。</p>
<h2>商品のお取り置き</h2>
<p>ボタンを押した時点から、ご注文に表示される時間、商品をお取り置きします。お支払いのないまま過ぎるとご注文は取り消され、請求はありません。</p>
<h2>お支払いができなかったとき</h2>
<ul>
<li>何も失われません。ご注文は残り、もう一度、または別の方法でお支払いいただけます。</li>
<li>二度押し、再読み込み、通信の途切れによって、ご注文や請求が二重になることはありません。</li>
<li>期限を過ぎて届いたお支払いは、商品が残っていればご注文に充て、なければ返金します。</li>
</ul>
<p>お支払いのあと、ご注文を見るためのリンクを記した確認メールが届きます。ほかのご質問は<a href="/Contact-Us">お問い合わせ</a>ください。</p>`,
    },
    fr: {
      title: 'Comment payer',
      summary:
        'Vous payez sur la page de notre prestataire de paiement, seul à voir votre carte ; aucun compte n’est nécessaire.',
      body: `
<h2>En trois étapes</h2>
<ol>
<li>Au moment de commander, indiquez un e-mail et l’adresse de livraison, ou choisissez une boutique. Aucun compte n’est nécessaire.</li>
<li>Vérifiez le total. C’est le montant à payer, dans la devise choisie, avec la taxe comprise indiquée.</li>
<li>Appuyez sur le bouton qui porte le total. Vous payez sur la page de notre prestataire, puis revenez à votre commande.</li>
</ol>
<h2>Les moyens de paiement</h2>
<p>La page de paiement montre les cartes et les autres moyens disponibles pour votre commande et votre pays.</p>
<h2>Votre carte reste chez le prestataire</h2>
<p>Le numéro de carte se saisit sur sa page. Il ne parvient jamais à Vanda et nous ne le gardons pas.</p>
<h2>Vos articles sont mis de côté</h2>
<p>Dès que vous appuyez sur le bouton, vos articles sont réservés pendant la durée affichée dans la commande. Sans paiement à temps, elle est annulée et rien n’est débité.</p>
<h2>Si un paiement échoue</h2>
<ul>
<li>Rien n’est perdu : la commande attend, et vous pouvez réessayer ou payer autrement.</li>
<li>Appuyer deux fois, recharger la page ou perdre le réseau ne crée jamais deux commandes ni deux débits.</li>
<li>Un paiement arrivé après ce délai vaut encore pour vos articles s’ils sont disponibles ; sinon il vous est rendu.</li>
</ul>
<p>Après le paiement, un e-mail de confirmation vous donne accès à votre commande. Pour toute autre question, <a href="/Contact-Us">écrivez-nous</a>.</p>`,
    },
  },
}
