import { cartAdd, cartList, cartRemove, wishList, wishListAdd } from '#contract/buying/cart.contract.ts'
import { login, logout, register } from '#contract/account/login.contract.ts'
import { createShopper, shopperKey, type ShopperKey } from '#domain/account/shopper.ts'
import type { Db } from '#server/db/schema/database.ts'
import { aRegistration, PASSWORD } from '../world/people/members.ts'
import { aDevice } from '../world/shops/test-client.ts'
import type { Chance } from './chance.ts'
import { aCustomer, type Weather } from './customers.ts'
import { heldNow } from './check-server-ledger.ts'
import type { Goods } from './stock-up.ts'

/** What a shopper has: quantity by SKU, and the wishlist. */
interface Things {
  readonly cart: Map<string, number>
  readonly wishlist: Set<string>
}

interface Person {
  readonly email: string
  shopper: ShopperKey
  readonly has: Things
}

export interface Household {
  /** Creates the accounts, before the faults start. */
  arrive(): Promise<void>
  /** Continues until the storm ends, and finishes what has begun. */
  live(): Promise<void>
  /** Violations that the household has seen, and those that the database shows afterwards. */
  check(db: Db): Promise<string[]>
  readonly signIns: () => number
}

/** A network for each sign-in: limits count by network, and a storm would exceed them. */
let networks = 0
function nextNetwork(): Readonly<Record<string, string>> {
  networks += 1
  return { 'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` }
}

const nothing = (): Things => ({ cart: new Map(), wishlist: new Set() })

/**
 * Two members who use one browser in turn: as a guest, who fills a bag, as one of them, whose account takes it exactly once
 * (offline.md D8), and as the other one, to whom nothing of it may come.
 */
export function aHousehold(weather: Weather, pieces: readonly Goods[], chance: Chance): Household {
  const people: Person[] = []
  const wrong: string[] = []
  let signIns = 0

  const pick = (): Goods => {
    const piece = pieces[chance.whole(pieces.length)]
    if (!piece) throw new Error('the shop sells nothing')
    return piece
  }

  type Browser = ReturnType<typeof aCustomer>

  async function change(browser: Browser, has: Things): Promise<void> {
    const { sku, productId, spu } = pick()
    switch (chance.whole(4)) {
      case 0:
        await browser.apply(cartRemove, { skus: [sku] })
        return void has.cart.delete(sku)
      case 1:
        await browser.apply(wishListAdd, { spu })
        return void has.wishlist.add(spu)
      default:
        await browser.apply(cartAdd, { sku, productId, qty: 1 })
        has.cart.set(sku, (has.cart.get(sku) ?? 0) + 1)
    }
  }

  async function signIn(browser: Browser, person: Person): Promise<void> {
    signIns += 1
    const input = { email: person.email, password: PASSWORD }
    const { status, body } = await browser.insist(login, input, { headers: nextNetwork(), kind: 'signIns' })
    if (status !== 200 || body.code !== 200)
      throw new Error(`a sign-in was answered ${status} ${JSON.stringify(body)}`)
  }

  async function look(browser: Browser, { email, has }: Person): Promise<void> {
    const cart = (await browser.insist(cartList, {})).body.data as {
      cartInfo: { list: { sku: string; qty: number }[] }
    }
    const { list } = (await browser.insist(wishList, {})).body.data as { list: { spu: string }[] }
    const seen = written({
      cart: new Map(cart.cartInfo.list.map(({ sku, qty }) => [sku, qty])),
      wishlist: new Set(list.map(({ spu }) => spu)),
    })
    if (seen !== written(has)) wrong.push(`${email} has ${written(has)} and sees ${seen}`)
  }

  async function turn(): Promise<void> {
    let browser = aCustomer(weather)
    const guest = nothing()
    for (let count = 1 + chance.whole(3); count > 0; count--) await change(browser, guest)
    const [one, other] = chance.whole(2) === 0 ? people : people.toReversed()
    if (!one || !other) throw new Error('a household of two')
    await signIn(browser, one)
    merge(one.has, guest)
    await look(browser, one)
    for (let count = chance.whole(3); count > 0; count--) await change(browser, one.has)
    if (chance.whole(2) === 0) {
      // Another member on the same browser; the app gives the device another name (offline.md F38).
      browser = browser.renamed(aDevice())
      await signIn(browser, other)
      await look(browser, other)
      await change(browser, other.has)
      await look(browser, other)
    }
    await browser.insist(logout, {}, { headers: nextNetwork() })
  }

  return {
    signIns: () => signIns,
    async arrive() {
      while (people.length < 2) {
        const { browser } = aCustomer(weather)
        const registration = aRegistration()
        await browser.get(register, registration, nextNetwork())
        const id = browser.cookies.get('customers-id') ?? ''
        const shopper = shopperKey(createShopper('member', id))
        people.push({ email: registration.email, shopper, has: nothing() })
      }
    },
    async live() {
      while (!weather.ending.aborted) await turn()
    },
    async check(db) {
      for (const { email, shopper, has } of people) {
        const { lines, wishlist } = await heldNow(db, shopper)
        const held = written({
          cart: new Map(lines.map(({ sku, qty }) => [sku, qty])),
          wishlist: new Set(wishlist),
        })
        if (held !== written(has)) wrong.push(`${email} had ${written(has)}, the database has ${held}`)
      }
      return wrong
    },
  }
}

/** A line has at most this many pieces (spec 9.6). */
const MOST = 100

function merge(member: Things, guest: Things): void {
  for (const [sku, qty] of guest.cart) member.cart.set(sku, Math.min(MOST, (member.cart.get(sku) ?? 0) + qty))
  for (const spu of guest.wishlist) member.wishlist.add(spu)
}

function written({ cart, wishlist }: Things): string {
  const lines = [...cart].map(([sku, qty]) => `${sku}×${qty}`).toSorted()
  return `${lines.join(' ')} ♥ ${[...wishlist].toSorted().join(' ')}`
}
