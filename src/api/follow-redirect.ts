import { failureOf } from '#contract/failure.ts'
import { safeUrl } from '#domain/region/safe-url.ts'
import { navigateOut } from '#platform/external-navigation.ts'

/** Foreign pages to which a response may send the browser. */
const PROVIDER_HOSTS = ['checkout.stripe.com'] as const
/** How long the page that is being left shows no error for the call without a response, in ms. */
const LEAVING_MS = 10_000

/** Code 302: sends the browser to the given address if it is safe (spec 7.1); returns whether the browser leaves. */
export function followRedirect(url: string): boolean {
  const safe = safeUrl(url, [location.host, ...PROVIDER_HOSTS])
  // A redirect to the current page would reload it without end.
  if (safe === undefined || new URL(safe, location.href).href === location.href) return false
  navigateOut(safe)
  return true
}

/** For the end of a call: follows code 302 and always throws the given error, later if the page is being left. */
export async function followIfRedirected(error: unknown): Promise<never> {
  const failure = failureOf(error)
  if (failure?.kind === 'moved' && followRedirect(failure.url))
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
  throw error
}
