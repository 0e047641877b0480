import { ruleFor } from './rules.ts'

const MOST_URLS = 120

/** Keeps what the first page got before there was a worker, by the same rules as everything else (offline.md S5). */
export async function warm(urls: readonly string[], origin: string, event: ExtendableEvent): Promise<void> {
  for (const address of urls.slice(0, MOST_URLS)) {
    const url = new URL(address, origin)
    const request = new Request(url, { credentials: 'same-origin' })
    const rule = ruleFor(url, request, origin)
    if (!rule) continue
    // One that fails is only not kept; the others still are.
    await rule
      .strategy()
      .handle({ request, url, event })
      .catch(() => undefined)
  }
}
