import { useEffect } from 'react'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRouter as createTanStackRouter,
  type ParsedLocation,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import type { Messages } from '@lingui/core'
import { readLanguage, writeLanguage } from '#domain/region/language.ts'
import { setCaller, type Caller } from '#api/call.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'
import { StorefrontProvider } from '#blocks/storefront/storefront-context.tsx'
import { FailedScreen } from '#features/shell/failed-screen.tsx'
import { NotFoundScreen } from '#features/shell/not-found-screen.tsx'
import { createI18n } from '#i18n/i18n.ts'
import { TextInElement } from '#i18n/text-in-element.tsx'
import { isDataSaverOn } from '#platform/device/data-saver.ts'
import { motionOff } from '#ui/motion.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { readQueryData, writeQueryData, type QueryData } from './query-data.ts'
import { routeTree } from './route-tree.gen.ts'

export interface RouterParts {
  readonly storefront: Storefront
  readonly pack: Messages
  readonly origin: string
  readonly caller: Caller
  /** Runs once React has taken the document over, before the effects of its screen. */
  readonly onHydrated?: () => void
}

/** One router per document in the browser and per request on the server. */
export function createRouter({ storefront, pack, origin, caller, onHydrated = () => {} }: RouterParts) {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // The worker answers from its cache without a network, so the first fetch always runs (offline.md D23).
        networkMode: 'offlineFirst',
        retry: false,
        refetchOnWindowFocus: false,
      },
    },
  })
  setCaller(queries, caller)
  const i18n = createI18n(storefront.language, pack)

  return createTanStackRouter({
    routeTree,
    // Values of addresses are plain words and numbers. By default the router tries to read each as JSON, and for a SKU that
    // begins with a digit each link of a page constructs two errors.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    context: { queries, storefront, i18n, origin } satisfies RouterContext,
    rewrite: {
      input: ({ url }) => {
        url.pathname = readLanguage(url.pathname).page
        return url
      },
      output: ({ url }) => {
        url.pathname = writeLanguage(url.pathname, storefront.language, storefront.site)
        return url
      },
    },
    // Not inlined in the page: the script reads session storage before the first paint, 36 ms, with nothing to restore
    // on a first visit.
    scrollRestoration: !import.meta.env.SSR && staysWhereScrolled(),
    // Each page fails inside the frame of its parent: header, menu, bag, search and footer stay.
    defaultErrorComponent: FailedScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestorationBehavior: 'instant',
    // Read at each navigation: the user may turn motion off during the visit.
    defaultHashScrollIntoView: {
      get behavior(): ScrollBehavior {
        return motionOff() ? 'instant' : 'smooth'
      },
    },
    defaultPreload: import.meta.env.SSR || isDataSaverOn() ? false : 'intent',
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
    // Answers of queries reach the browser with the data of the router.
    dehydrate: () => writeQueryData(queries),
    hydrate: (data: QueryData) => readQueryData(queries, data),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queries}>
        <I18nProvider i18n={i18n} defaultComponent={TextInElement}>
          <StorefrontProvider value={storefront}>
            <OnceHydrated run={onHydrated} />
            {children}
          </StorefrontProvider>
        </I18nProvider>
      </QueryClientProvider>
    ),
  })
}

/** On both sides, so that the ids of the tree agree. */
function OnceHydrated({ run }: { readonly run: () => void }) {
  useEffect(run, [run])
  return null
}

export type AppRouter = ReturnType<typeof createRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The part of the app with which the page loads; without it, one of its own (scripts/chunk-plan.ts). */
    readonly part?:
      | 'home'
      | 'listing'
      | 'product'
      | 'cart'
      | 'checkout'
      | 'account'
      | 'loyalty'
      | 'orders'
      | 'register'
      | 'mail'
      | 'articles'
      | 'device'
  }
}

/**
 * A user who has scrolled before the page was hydrated stays there: a jump to the top between press and release would
 * cancel the click. Every later navigation begins at the top, or where the user left the page (spec 2.4).
 */
function staysWhereScrolled(): (of: { readonly location: ParsedLocation }) => boolean {
  let isOpened = false
  return ({ location }) => {
    const isFirst = !isOpened
    isOpened = true
    return !isFirst || location.hash !== '' || scrollY === 0
  }
}
