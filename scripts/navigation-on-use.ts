import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { cutCode } from './cut-code.ts'

const FILE = /\/@tanstack\/router-core\/dist\/esm\/load-client\.js$/
const LATER = '?navigation'

/** What only a navigation calls. */
const CALLS = ['loadClientRoute', 'preloadClientRoute']
const NAMES = CALLS.join(', ')

/**
 * A pointer that moves, a finger or a key comes before each navigation, and before most of them by more than the request
 * takes; that a pointer is over an element a browser also says without a user. Once the module is there it is called in the
 * same task, which a second import would not do.
 */
const LOADING = `
let navigation
const load = () =>
  import('./load-client.js${LATER}').then(({ ${NAMES} }) => (navigation = { ${NAMES} }))
for (const sign of ['pointermove', 'pointerdown', 'keydown'])
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
        const bodies = CALLS.map((name) => [
          name,
          `{ return navigation ? navigation.${name}(router, opts) : load().then(() => navigation.${name}(router, opts)) }`,
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
