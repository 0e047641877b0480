import type { Hono } from 'hono'
import { cartAdd, cartList, cartRemove, cartUpdate } from '#contract/buying/cart.contract.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { PLAIN_PATHS, plainPath, REFUSED_ADDS, type RefusedAdd } from '#domain/region/plain-paths.ts'
import type { Say } from '#domain/region/say.ts'
import { ERROR_CODES, ShopError, type ErrorCode } from '../../core/shop-error.ts'
import { inScript } from '#contract/in-script.ts'
import { bagBody, type BagPage } from './bag-page.ts'
import { readForm } from './plain-request.ts'
import { PLAIN_TEXTS } from './plain-texts.ts'
import type { PlainTools } from './plain-tools.ts'
import { ownPage } from './region-page.ts'

/** Refusals of a change that the bag itself shows. */
const SHOWN_IN_BAG = [
  'bad-input',
  'not-in-cart',
  'sold-out',
  'stop-selling',
  'sku-unknown',
  'redeem-only',
] as const

/** The bag, and the forms that change it. */
export function bagForms(plain: Hono, { show, goTo, answering, sayIn }: PlainTools): void {
  plain.get(
    PLAIN_PATHS.bag,
    answering(async (c, { context, ask }) => {
      const say = sayIn(context)
      const cart = await ask(cartList, {})
      const body = bagBody({ context, say, cart, notice: noticeOf(c.req.query(), say) })
      // A browser with scripts has the app's own bag.
      const script = `location.replace(${inScript(writeLanguage('/cart', context.language, context.site))})`
      return show(c, { storefront: context, title: say(PLAIN_TEXTS.bag), body, script })
    }),
  )

  plain.post(
    PLAIN_PATHS.add,
    answering(async (c, { context, ask }) => {
      const { page = '', ...line } = await readForm(c)
      const product = writeLanguage(ownPage(page), context.language, context.site)
      const back = (reason: RefusedAdd) => {
        const query = new URLSearchParams({ ...(line['sku'] ? { sku: line['sku'] } : {}), refused: reason })
        return goTo(c, `${product}?${query}#refused`)
      }
      if (!line['sku']) return back('size')
      try {
        await ask(cartAdd, line)
        return goTo(c, `${plainPath('bag', context.language)}&done=added`)
      } catch (error) {
        const reason = error instanceof ShopError ? refusedAdd(error) : undefined
        if (reason === undefined) throw error
        return back(reason)
      }
    }),
  )

  const changing = (endpoint: typeof cartUpdate | typeof cartRemove) =>
    answering(async (c, { context, ask }) => {
      const bag = plainPath('bag', context.language)
      try {
        await ask(endpoint, await readForm(c))
        return goTo(c, bag)
      } catch (error) {
        const reason = error instanceof ShopError ? shownInBag(error.reason) : undefined
        if (reason === undefined) throw error
        return goTo(c, `${bag}&refused=${reason}`)
      }
    })
  plain.post(PLAIN_PATHS.update, changing(cartUpdate))
  plain.post(PLAIN_PATHS.remove, changing(cartRemove))
}

function noticeOf({ refused, done }: Readonly<Record<string, string>>, say: Say): BagPage['notice'] {
  const reason = shownInBag(refused)
  if (reason) return { role: 'alert', text: say(ERROR_CODES[reason].text) }
  return done === 'added' ? { role: 'status', text: say(PLAIN_TEXTS.added) } : undefined
}

function shownInBag(reason: string | undefined): ErrorCode | undefined {
  return SHOWN_IN_BAG.find((one) => one === reason)
}

/** Refusals that the product page shows; every other one is a page of its own. */
function refusedAdd({ reason, data }: ShopError): RefusedAdd | undefined {
  const problems = (data['problems'] ?? []) as readonly { readonly field: string }[]
  if (reason === 'bad-input' && problems.length > 0 && problems.every(({ field }) => field === 'qty'))
    return 'quantity'
  return REFUSED_ADDS.find((one) => one === reason)
}
