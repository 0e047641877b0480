import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What is used of the app's router. */
interface NavigatingRouter {
  load(options?: { action?: { type: string } }): Promise<void>
  readonly latestLocation: { readonly href: string }
  readonly state: { readonly resolvedLocation?: { readonly href: string } | undefined }
  readonly history: { back(): void }
  readonly options: { readonly context: { readonly i18n: I18n } }
}

/**
 * The part of the router that navigates is loaded when it is first needed (scripts/navigation-on-use.ts). Where it cannot
 * be loaded, the page stays, its address comes back, and the user reads why.
 */
export function stayWhereNavigationFails(router: NavigatingRouter, say: (words: string) => void): void {
  const load = router.load
  router.load = async (options) => {
    try {
      await load(options)
    } catch (error) {
      // Without an action it is the first screen of a document, which has a guard of its own.
      if (!options?.action) throw error
      if (router.latestLocation.href === router.state.resolvedLocation?.href) return
      const { i18n } = router.options.context
      say(
        navigator.onLine
          ? i18n._(msg`Something went wrong. Please try again.`)
          : i18n._(msg`You are offline. This needs the network.`),
      )
      if (options.action.type === 'PUSH') router.history.back()
    }
  }
}
