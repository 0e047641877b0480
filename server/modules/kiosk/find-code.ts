import { Refusal } from '../../http/reasons.ts'
import type { Call } from '../../http/served.ts'
import type { Catalogue } from '../catalog/catalogue.ts'

/** The product of a SKU or SPU code, as it stands or in capitals; throws `code-unknown`, never guesses. */
export function findCode(catalogue: Catalogue, call: Call, code: string): { spu: string; sku: string } {
  const typed = code.trim()
  for (const tried of [typed, typed.toUpperCase()]) {
    if (catalogue.knows(tried)) return { spu: tried, sku: '' }
    const facts = catalogue.sku(tried, call, call.now)
    if (facts) return { spu: facts.spu, sku: facts.sku }
  }
  throw new Refusal('code-unknown')
}
