import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { cutCode } from './cut-code.ts'

const FILE = /\/@tanstack\/router-core\/dist\/esm\/load-client\.js$/
const LATER = '?navigation'

/** What only a navigation calls. */
const CALLS = { loadClientRoute: 'router, opts', preloadClientRoute: 'router, opts' } as const

/**
 * A pointer over the page, a finger on it or a key comes before each navigation, and most of them by more than the request
 * takes. Once the module is there it is called in the same task, which a second import would not do.
 */
const LOADING = `
let navigation
const load = () => import('./load-client.js${LATER}').then((loaded) => (navigation = loaded))
for (const sign of ['pointerover', 'pointerdown', 'keydown'])
  addEventListener(sign, () => void load().catch(() => {}), { once: true, capture: true, passive: true })
`

/**
 * A first visit hydrates what the server has rendered. What the router does at a navigation is a module of its own, which
 * the first sign of a user loads (docs/decisions/0131-a-first-visit-loads-what-it-runs.md). Both keep their state in the
 * router; where it cannot be loaded, src/app/navigation-failures.ts says so.
 */
export function navigationOnUse(): Plugin {
  return {
    name: 'vanda-navigation-on-use',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: FILE },
      handler(code) {
        const bodies = Object.entries(CALLS).map(([name, list]) => [
          name,
          `{ return navigation ? navigation.${name}(${list}) : load().then((loaded) => loaded.${name}(${list})) }`,
        ])
        const cut = cutCode(code, { bodies: Object.fromEntries(bodies), assigned: [], tags: [] })
        return { code: cut + LOADING, map: null }
      },
    },
    load: {
      filter: { id: /\/load-client\.js\?navigation$/ },
      handler: (id) => readFileSync(id.replace(LATER, ''), 'utf8'),
    },
  }
}
