import type { Log } from '../core/log.ts'
import type { Storefront } from '../services/route.ts'

interface Trouble {
  readonly error: unknown
  readonly route?: string
  readonly call?: string
}

/** Collects the errors of one rendering and logs them in one line: a failed call also fails the loader that made it. */
export function createRenderReport(log: Log, requestId: string, { site, language }: Storefront) {
  const troubles: Trouble[] = []
  return {
    callFailed: (call: string, error: unknown) => void troubles.push({ call, error }),
    pageFailed: (route: string, error: unknown) => void troubles.push({ route, error }),
    isClean: () => troubles.length === 0,
    write(): void {
      const [first] = troubles
      if (!first) return
      const route = troubles.find((trouble) => trouble.route !== undefined)?.route
      log.error('page.failed', { requestId, route, site, language, call: first.call, error: first.error })
    },
  }
}

export type RenderReport = ReturnType<typeof createRenderReport>
