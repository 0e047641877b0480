import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStore, type OpenedStore } from '#tests/world/shops/engines.ts'
import { aCheckout, type PlacedOrder, type PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { orderMail } from './order-mail.ts'

describe('the mail about an order', () => {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  let order: PlacedOrder
  beforeAll(async () => {
    opened = await aStore('sqlite')
    checkout = aCheckout(opened)
    const dress = await checkout.product({ name: '<b>Silk & "Lace"</b>', price: 80_00, multiItem: true })
    order = await checkout.order([[dress, 2]])
  })
  afterAll(() => opened.close())

  const mailIn = async (lang: string, template: 'paid' | 'refunded' = 'paid') => {
    await opened.db.updateTable('shop_order').set({ lang }).execute()
    return orderMail(checkout.services, 'id', { template, orderId: order.id })
  }

  test.for([
    ['en', 'is confirmed', 'Order total (GST included): S$138.00', '/payment-result'],
    ['zh', '已确认', '订单总额 (含消费税): S$138.00', '/zh/payment-result'],
    ['zh-tw', '已确认', '订单总额 (含消费税): S$138.00', '/zh-tw/payment-result'],
    ['ja', 'を承りました', 'お支払い合計 (GST込み): S$138.00', '/ja/payment-result'],
    ['fr', 'est confirmée', 'Total de la commande (GST incluse): 138,00', '/fr/payment-result'],
    ['de', 'is confirmed', 'Order total', '/de/payment-result'],
  ] as const)(
    'speaks %s, names the tax in the total and links to the shop in it (spec 3)',
    async ([lang, subject, total, page]) => {
      const mail = await mailIn(lang)
      expect(mail.to).toBe('mei@example.com')
      expect(mail.subject).toContain(subject)
      expect(mail.subject).toContain(order.orderNumber)
      expect(mail.text).toContain(total)
      const link = `${checkout.services.env.publicUrl}${page}?orderNumber=${order.orderNumber}#${order.secret}`
      expect(mail.text).toContain(link)
      expect(mail.html).toContain(link)
    },
  )

  test('names of goods are text in the HTML, not markup', async () => {
    const { html, text } = await mailIn('en')
    expect(html).toContain('&lt;b&gt;Silk &amp; &quot;Lace&quot;&lt;/b&gt;')
    expect(html).not.toContain('<b>')
    expect(html).not.toMatch(/undefined|\[object/)
    expect(text).toContain('<b>Silk & "Lace"</b>, Orchid, M')
  })

  test('tells discount, shipping and where the parcel goes', async () => {
    const { text } = await mailIn('en')
    expect(text).toContain('Multi-item discount, 20% off: −S$32.00')
    expect(text).toContain('Shipping: S$10.00')
    expect(text).toContain('Mei Tan\n12 Orchard Road\nSINGAPORE 238823\nSG')
  })

  test('carries nothing of the address that a mail client turns into a link', async () => {
    const stored = await opened.db
      .selectFrom('shop_order')
      .select('address')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    const address = JSON.parse(stored.address ?? '') as object
    const hostile = {
      ...address,
      firstName: 'Win\u202e evil.example',
      line1: 'http://evil.example/x',
      line2: 'www.evil.example',
    }
    const keep = (text: string) => opened.db.updateTable('shop_order').set({ address: text }).execute()
    await keep(JSON.stringify(hostile))
    const { text, html } = await mailIn('en')
    await keep(stored.address ?? '')
    expect(text).toContain('Win evil. example Tan\nhttp evil. example/x\nwww. evil. example')
    expect(text + html).not.toMatch(/evil\.example|\u202e/)
  })

  test('tells of money that goes back', async () => {
    const mail = await mailIn('en', 'refunded')
    expect(mail.subject).toContain('refunded')
    expect(mail.text).toContain('2-6 business days')
  })

  test.each([
    ['en', 'is on its way', 'Courier: <i>Ninja & Van</i>. Tracking number: NV-1'],
    ['zh', '已发货', '快递公司：<i>Ninja & Van</i>，运单号：NV-1'],
    ['ja', '発送しました', '配送業者：<i>Ninja & Van</i>　追跡番号：NV-1'],
    ['fr', 'est en route', 'Transporteur\u202f: <i>Ninja & Van</i>. Numéro de suivi\u202f: NV-1'],
  ])('tells in %s how a parcel travels', async (lang, subject, line) => {
    await opened.db.updateTable('shop_order').set({ lang }).execute()
    const parcel = { courier: '<i>Ninja & Van</i>', tracking: 'NV-1' }
    const mail = await orderMail(checkout.services, 'id', { template: 'shipped', orderId: order.id, parcel })
    expect(mail.subject).toContain(subject)
    expect(mail.text.replaceAll('\u00a0', ' ')).toContain(line)
    expect(mail.html).toContain('&lt;i&gt;Ninja &amp; Van&lt;/i&gt;')
    expect(mail.html).not.toContain('<i>')
  })

  test('about an order that is not there fails, it is not sent empty', async () => {
    await expect(
      orderMail(checkout.services, 'id', { template: 'paid', orderId: 'nothing' }),
    ).rejects.toThrow(RangeError)
  })
})
