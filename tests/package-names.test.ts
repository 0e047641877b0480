import { describe, expect, test } from 'vitest'
import { sourceFiles, sourceOf } from './world/import-graph.ts'

/**
 * Packages are used by their public API: no private name is read, no inner file imported, and no method of a package's
 * object replaced (docs/decisions/0187-the-published-stack.md).
 */

/** Names that a package keeps for itself. In a string, too: such a name is read from `window` or from HTML. */
const PRIVATE_NAMES = [/\$_TSR\b/, /__TSR\w*/, /\b_notFound\b/, /\b__reactFiber\w*/, /\b__REACT_DEVTOOLS\w*/]

/** `from 'package/dist/esm/router.js'`: what the package's `exports` do not promise. */
const INNER_FILE =
  /(?:from|import\(?)\s*['"]((?:@[\w.-]+\/)?\w[\w.-]*\/(?:[\w./-]*\/)?(?:dist|esm|cjs|src|lib|_private|internal)\/[^'"]+)['"]/g

const PACKAGE_IMPORT = /import\s+(?!type\b)([^'"]+?)\s+from\s+'((?!node:)[@\w][^']*)'/g

/** A package's objects whose properties are state that the app sets: valtio's proxies. */
const STATE = new Set(['valtio'])

/** Properties that are documented to be set: `Logging.level` of mediabunny, `keepAliveTimeout` of Node's server. */
const SETTINGS = new Set(['Logging.level', 'server.keepAliveTimeout'])

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:\w\\/'"`])\/\/.*/g, '')
}

/** Values that a source imports from packages. */
function packageValues(source: string): Set<string> {
  const imports = [...source.matchAll(PACKAGE_IMPORT)].filter(([, , from = '']) => !STATE.has(from))
  const names = imports.flatMap(([, names = '']) => names.replaceAll(/[{}]/g, ',').split(','))
  const values = names.filter((name) => !/^\s*type\b/.test(name))
  return new Set(
    values.map((name) => /[\w$]+\s*$/.exec(name)?.[0].trim() ?? '').filter((name) => name !== ''),
  )
}

/** Variables that hold what such a value returns: `const router = createRouter(…)`. */
function packageObjects(source: string, values: ReadonlySet<string>): Set<string> {
  const made = source.matchAll(
    /(?:const|let)\s+([\w$]+)\s*(?::[^=\n]+)?=\s*(?:await\s+)?(?:new\s+)?([\w$]+)\s*[(<]/g,
  )
  return new Set([...made].filter(([, , maker = '']) => values.has(maker)).map(([, name = '']) => name))
}

/** Uses of packages past their public API, each as it is written. */
export function privateUses(source: string): string[] {
  const code = withoutComments(source)
  const values = packageValues(code)
  // The app's router and query client come from factories of its own.
  const objects = new Set([...values, ...packageObjects(code, values), 'router', 'queryClient'])
  const isSet = (object: string, member: string) =>
    // `current` is a React ref's.
    member === 'current' || SETTINGS.has(`${object}.${member}`)
  const replaced = [...code.matchAll(/(?<![\w$.]|:\s)([\w$]+)\.([\w$]+)\s*=(?![=>])/g)]
    .filter(([, object = '', member = '']) => objects.has(object) && !isSet(object, member))
    .map(([, object = '', member = '']) => `${object}.${member} =`)
  const names = PRIVATE_NAMES.flatMap((name) => name.exec(code)?.[0] ?? [])
  const inner = [...code.matchAll(INNER_FILE)].map(([, file = '']) => file)
  return [...names, ...inner, ...replaced]
}

describe('finds', () => {
  test.each([
    ['a private name', 'const state = window.$_TSR', ['$_TSR']],
    ['a private name in a string', "html.indexOf('__TSR_DEHYDRATED__')", ['__TSR_DEHYDRATED__']],
    ['a private property', 'if (match._notFound) return', ['_notFound']],
    [
      'an inner file',
      "import { x } from '@tanstack/react-router/dist/esm/Match.js'",
      ['@tanstack/react-router/dist/esm/Match.js'],
    ],
    ['a replaced method', 'router.load = () => load()', ['router.load =']],
    [
      'a replaced method of an object of a package',
      "import { Hono } from 'hono'\nconst app = new Hono()\napp.fetch = own",
      ['app.fetch ='],
    ],
    ['nothing in a comment', '// window.$_TSR and router.load = x', []],
    ['no state', "import { proxy } from 'valtio'\nconst state = proxy({ a: 1 })\nstate.a = 2", []],
    ['no comparison', 'if (router.state === x || (router) => y) return', []],
    ['no file of our own', "import { x } from '../lib/dist/y.ts'", []],
  ])('%s', (_, source, uses) => expect(privateUses(source)).toEqual(uses))
})

test('packages are used by their public API', () => {
  const files = sourceFiles(['src', 'sw', 'server', 'scripts'])
  expect(files.length).toBeGreaterThan(1_500)
  const found = files.flatMap((file) => privateUses(sourceOf(file)).map((use) => `${file}: ${use}`))
  expect(found).toEqual([])
})
