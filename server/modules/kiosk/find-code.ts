import { foldCode } from '#domain/text/typed-text.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext } from '../../services/route.ts'

/** The product of a SKU or SPU code, as written or in capitals; throws `code-unknown`, never guesses. */
export function findCode(context: RequestContext, code: string): { spu: string; sku: string } {
  const { catalogue } = context.services
  const typed = foldCode(code)
  for (const tried of [typed, typed.toUpperCase()]) {
    if (catalogue.knows(tried)) return { spu: tried, sku: '' }
    const facts = catalogue.sku(tried, context, context.now)
    if (facts) return { spu: facts.spu, sku: facts.sku }
  }
  throw new ShopError('code-unknown')
}
