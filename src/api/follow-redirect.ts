import { failureOf } from '#contract/failure.ts'
import { safeUrl } from '#domain/region/safe-url.ts'
import { navigateOut } from '#platform/external-navigation.ts'

/** Pages elsewhere that an answer may send the browser to. */
const PROVIDER_HOSTS = ['checkout.stripe.com'] as const
/** So long the page that is being left shows nothing about the call that had no answer. */
const LEAVING_MS = 10_000

/** Code 302: sends the browser where the shop says, as far as that is safe (spec 7.1); answers whether it goes. */
export function followRedirect(url: string): boolean {
  const safe = safeUrl(url, [location.host, ...PROVIDER_HOSTS])
  // An answer that leads to the very page it came to would load it for ever.
  if (safe === undefined || new URL(safe, location.href).href === location.href) return false
  navigateOut(safe)
  return true
}

/** For the end of a call: follows code 302, and throws what was given in any case, later if the page is being left. */
export async function followIfRedirected(error: unknown): Promise<never> {
  const failure = failureOf(error)
  if (failure?.kind === 'moved' && followRedirect(failure.url))
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
  throw error
}
