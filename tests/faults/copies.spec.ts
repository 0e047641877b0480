import { aPhone } from '../world/people/phone.ts'
import { drained, waitingOn } from '../world/browser/device-facts.ts'
import { goOffline } from '../world/browser/fixtures.ts'
import { addFromPage, quantity } from '../world/browser/shopping.ts'
import { deviceRows } from '../world/device/device-rows.ts'
import { checkSequences } from './check-ledger.ts'
import { expect, rowsOn, sameOnScreen, test } from './fault-case.ts'

/** A restored backup, a cloned tablet (offline.md 3b, F35). */

test('F35 a profile and its copy both tap: every tap of both counts once, and both show the same bag', async ({
  faultCase,
}) => {
  const { phone, net, shop, pieces } = faultCase
  const [one, two, three] = pieces
  const shopper = await faultCase.begin()
  // One operation is pending in the original when the backup is made.
  await goOffline(phone.context)
  await addFromPage(phone.page, two)
  await phone.kill()
  // Until both are offline: a browser that starts sends its outbox.
  net.cut = true
  const copy = await aPhone(net.url, { copyOf: phone })
  try {
    await phone.reopen()
    for (const each of [phone, copy]) await goOffline(each.context)
    await addFromPage(phone.page, three)
    await addFromPage(phone.page, one)
    await addFromPage(copy.page, one)
    await addFromPage(copy.page, two)
    await addFromPage(copy.page, one)
    await expect.poll(() => waitingOn(phone.page)).toBe(3)
    await expect.poll(() => waitingOn(copy.page)).toBe(4)
    const [mine, its] = await Promise.all([rowsOn(phone.page), rowsOn(copy.page)])
    expect(its.device.id).toBe(mine.device.id)

    net.cut = false
    await Promise.all([phone, copy].map((each) => each.context.setOffline(false)))
    await Promise.all([phone, copy].map((each) => each.page.goto('/cart')))
    await Promise.all([drained(phone.page), drained(copy.page)])
    const cart = { [one.sku]: 4, [two.sku]: 2, [three.sku]: 1 }
    const devices = [await deviceRows(phone.page), await deviceRows(copy.page)].filter(
      (rows) => rows !== undefined,
    )
    expect(new Set(devices.map(({ device }) => device.id)).size).toBe(2)
    expect(checkSequences({ shop, net, shopper, devices })).toEqual([])
    await copy.page.goto('/cart')
    await expect(quantity(copy.page, one)).toHaveValue('4')
    await sameOnScreen(copy.page)
    await faultCase.expectLedger(cart)
    // Both continue, each in its own sequence.
    await addFromPage(copy.page, three)
    await addFromPage(phone.page, three)
    await Promise.all([drained(phone.page), drained(copy.page)])
    await faultCase.expectLedger({ ...cart, [three.sku]: 3 })
  } finally {
    await copy.close()
  }
})
