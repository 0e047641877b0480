import type { Plugin } from 'vite'
import { cutCode } from './cut-code.ts'

type Bodies = Readonly<Record<string, string>>

/** What the app could call all the same: the error names this list. */
const REFUSED = "{ throw Error('scripts/unused-packages.ts') }"
const refused = (names: readonly string[]): Bodies => Object.fromEntries(names.map((name) => [name, REFUSED]))
const methods = (of: string, names: readonly string[]) => refused(names.map((name) => `${of}.${name}`))

/** Functions of packages that the app does not use, by file. */
const UNUSED: Readonly<Record<string, Bodies>> = {
  // Changes of the user are operations (src/sync), not mutations: without `build` there is none, and what is stored has none.
  '@tanstack/query-core/build/modern/mutationCache': methods('MutationCache', [
    'build',
    'add',
    'remove',
    'canRun',
    'runNext',
    'clear',
    'find',
    'findAll',
    'notify',
    'resumePausedMutations',
  ]),
  '@tanstack/query-core/build/modern/queryClient': {
    ...methods('QueryClient', [
      'isFetching',
      'isMutating',
      'getQueriesData',
      'setQueriesData',
      'removeQueries',
      'resetQueries',
      'cancelQueries',
      'query',
      'infiniteQuery',
      'fetchInfiniteQuery',
      'prefetchInfiniteQuery',
      'ensureInfiniteQueryData',
      'setDefaultOptions',
      'setQueryDefaults',
      'setMutationDefaults',
      'getMutationDefaults',
      'defaultMutationOptions',
      'clear',
    ]),
    'QueryClient.getQueryDefaults': '{ return {} }',
    'QueryClient.resumePausedMutations': '{ return Promise.resolve() }',
  },
  // The page comes from the root of its host, no address is a mask of another one, and links do not ask what matches.
  '@tanstack/router-core/dist/esm/rewrite': refused(['rewriteBasepath']),
  '@tanstack/router-core/dist/esm/new-process-route-tree': {
    ...refused(['processRouteMasks', 'findSingleMatch']),
    findFlatMatch: '{ return null }',
  },
  '@tanstack/router-core/dist/esm/router': {
    ...refused(['this.matchRoute']),
    // The app moves a picture by a function of its own (src/app/move-pictures.ts).
    'this.startViewTransition': '{ return fn() }',
  },
  // Every route has a screen for errors.
  '@tanstack/react-router/dist/esm/CatchBoundary': { ErrorComponent: '{ return null }' },
  // Dates are written by the app's own formats (src/domain/region/formats.ts), outside of the texts.
  '@lingui/core/dist/index': refused(['date', 'time']),
  // Styles stand in the page before React.
  '@tanstack/react-router/dist/esm/Asset': refused(['InlineCssStyle']),
}
const FILE = /\/node_modules\/(@(?:tanstack|lingui)\/[\w/-]+)\.m?js$/

/** Leaves out what the app does not use of packages (docs/decisions/0131-a-first-visit-loads-what-it-runs.md). */
export function unusedPackages(): Plugin {
  return {
    name: 'vanda-unused-packages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: FILE },
      handler(code, id) {
        const bodies = UNUSED[FILE.exec(id)?.[1] ?? '']
        return bodies && { code: cutCode(code, { bodies, assigned: [], tags: [] }), map: null }
      },
    },
  }
}
