import { expect } from 'vitest'
import { askMeasured, slowness, transferCostOf } from './measured.ts'
import type { Shop } from '../shops/shop.ts'
import type { StrangeRequest } from './strange-requests.ts'

/** Limit of processor time for one request, regardless of its contents, beyond that of its transfer. */
const MOST_CPU_MS = 100
/** The machine runs other processes: a request that was slow once is repeated before it counts. */
const TRIES = 4

/** A strange request is answered below 500, without a stack, in the form of its address, within its processor time. */
export async function expectCalm(shop: Shop, requested: StrangeRequest): Promise<void> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > MOST_CPU_MS; tries++) {
    const { status, type, text, cpuMs } = await askMeasured(shop.url, requested)
    const isSlow = cpuMs > MOST_CPU_MS
    const cost = isSlow ? (cpuMs - (await transferCostOf(requested))) / slowness() : cpuMs
    least = Math.min(least, cost)
    if (status >= 500) throw new Error(`${status} ${text.slice(0, 300)}`)
    if (/\bat .+\.(?:[jt]sx?):\d+/.test(text)) throw new Error(`a stack: ${text.slice(0, 300)}`)
    if (status < 400 || status === 431 || text === '') continue
    if (type.startsWith('application/json'))
      expect(JSON.parse(text)).toMatchObject({
        code: expect.anything(),
        data: { reason: expect.any(String) },
      })
    else {
      expect(type).toMatch(/^text\/(?:html|plain)/)
      expect(requested.path).not.toMatch(/^\/api\/(?!(?:payment|tracking)\/notice)/)
    }
  }
  if (least > MOST_CPU_MS) throw new Error(`${Math.round(least)} ms of processor time`)
}
