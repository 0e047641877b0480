import { hydrate } from '@tanstack/react-router/ssr/client'
import { restorePageData, type PageData } from './page-data.ts'
import type { AppRouter } from './router.tsx'

/**
 * Gives queries and router what the server rendered the page from. The router reads its part from a global, which a script
 * of its own would set in each page (docs/decisions/0106-a-first-answer-without-what-the-app-can-make.md).
 */
export async function hydrateMatches(router: AppRouter, data: PageData): Promise<void> {
  const matches = restorePageData(router.options.context.queries, data)
  const idle = () => {}
  window.$_TSR = {
    // JSON does not say what each loader returned.
    router: { manifest: undefined, matches: matches.map((match) => ({ ...match, ssr: true })) as never[] },
    buffer: [],
    h: idle,
    e: idle,
    c: idle,
    p: idle,
  }
  await hydrate(router).finally(() => delete window.$_TSR)
}
