import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Packages of React that are CommonJS, with the names that modules import of each. */
const FACADES: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Children',
    'cloneElement',
    'Component',
    'createContext',
    'createElement',
    'forwardRef',
    'Fragment',
    'isValidElement',
    'lazy',
    'memo',
    'startTransition',
    'StrictMode',
    'Suspense',
    'use',
    'useCallback',
    'useContext',
    'useDebugValue',
    'useEffect',
    'useEffectEvent',
    'useId',
    'useImperativeHandle',
    'useInsertionEffect',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'version',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
}
const FACADE = '\0static:'

/**
 * React is CommonJS: without this, each call of a component reads a property of an object that the minifier cannot
 * rename. Here its exports become bindings of a module.
 */
export function reactAsModule(): Plugin {
  return {
    name: 'vanda-react-as-module',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      handler: (source, importer, { kind }) =>
        kind === 'require-call' || importer?.startsWith(FACADE) ? null : FACADE + source,
    },
    load: {
      filter: { id: new RegExp(`^${FACADE}`) },
      handler(id) {
        const name = id.slice(FACADE.length)
        const exported = (FACADES[name] ?? []).map(
          (part) => `export const ${part} = /* @__PURE__ */ read('${part}')`,
        )
        const path = JSON.stringify(require.resolve(name))
        return [
          `import whole from ${path}`,
          'export default whole',
          'const read = (name) => whole[name]',
          ...exported,
        ].join('\n')
      },
    },
  }
}

/**
 * A class of a CSS module becomes a constant, which the bundler writes where it is used instead of a table. The module
 * stays in its chunk for the sake of its rules, although nothing reads it any more.
 */
export function classesInPlace(): Plugin[] {
  return [
    {
      name: 'vanda-classes-in-place',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
        handler: (code) => ({
          code: code.replaceAll(/import (\w+) from ('[^']+\.module\.css')/g, 'import * as $1 from $2'),
          map: null,
        }),
      },
    },
    {
      name: 'vanda-rules-stay',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}
