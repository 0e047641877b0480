import { CACHES } from '#contract/storage-keys.ts'
import { productOfCode } from '#contract/stores/kiosk.contract.ts'
import { failureOf } from '#contract/failure.ts'
import type { Caller } from '#api/call.ts'

export interface FoundProduct {
  readonly spu: string
  readonly sku: string | undefined
}

const PRODUCT = /^\/api\/products\/([A-Za-z0-9]+)$/

/**
 * The product of a code; undefined when the shop has none. Without a network the products on this device are searched;
 * a code that is not among them may still exist, so the `CallError` is rethrown.
 */
export async function findCode(call: Caller, code: string): Promise<FoundProduct | undefined> {
  try {
    const { spu, sku } = await call(productOfCode, { code })
    return { spu, sku: sku === '' ? undefined : sku }
  } catch (error) {
    const failure = failureOf(error)
    if (failure?.kind === 'refused' && failure.reason === 'code-unknown') return undefined
    const here =
      failure?.kind === 'offline' || failure?.kind === 'timeout' ? await findOffline(code) : undefined
    if (here) return here
    throw error
  }
}

/** A SKU begins with the SPU of its product. */
async function findOffline(code: string): Promise<FoundProduct | undefined> {
  const upper = code.toUpperCase()
  const stored = (await offlineSpus()).filter((spu) => upper.startsWith(spu.toUpperCase()))
  const [spu] = stored.toSorted((a, b) => b.length - a.length)
  if (!spu) return undefined
  return { spu, sku: spu.length === code.length ? undefined : code }
}

async function offlineSpus(): Promise<string[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(CACHES.catalogue)
  return (await cache.keys()).flatMap(({ url }) => PRODUCT.exec(new URL(url).pathname)?.[1] ?? [])
}
