import type { HandlerCallbackOptions } from 'workbox-core'
import { hasPack } from './language-packs.ts'
import { ruleFor } from './rules.ts'

const underWay = new Map<string, Promise<boolean>>()

/**
 * Stores the texts at this address unless they are stored; false where they could not be. A page, its calls and its
 * app want them at once: one request is made.
 */
export function storePack(address: string, event: HandlerCallbackOptions['event']): Promise<boolean> {
  const known = underWay.get(address)
  if (known) return known
  const storing = fetchPack(address, event).finally(() => underWay.delete(address))
  underWay.set(address, storing)
  return storing
}

async function fetchPack(address: string, event: HandlerCallbackOptions['event']): Promise<boolean> {
  const { origin } = self.location
  const url = new URL(address, origin)
  // The page has read the same address a moment ago: its answer is in the browser's own cache, also without a network.
  const request = new Request(url, { credentials: 'same-origin', priority: 'low', cache: 'force-cache' })
  const strategy = ruleFor(url, request, origin)?.strategy()
  if (!strategy) return false
  await Promise.allSettled(strategy.handleAll({ request, url, event }))
  return hasPack(url.href)
}
