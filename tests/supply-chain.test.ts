import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const versions = v.record(v.string(), v.string())
const manifest = v.parse(
  v.object({
    dependencies: versions,
    devDependencies: versions,
    allowScripts: v.record(v.string(), v.boolean()),
  }),
  read('package.json'),
)
const lock = v.parse(
  v.object({
    packages: v.record(
      v.string(),
      v.object({
        integrity: v.optional(v.string()),
        resolved: v.optional(v.string()),
        hasInstallScript: v.optional(v.boolean()),
        link: v.optional(v.boolean()),
      }),
    ),
  }),
  read('package-lock.json'),
)
/** Packages of the project itself, which are folders of it, and links to them. */
const OWN = ['', 'demo-shop', 'node_modules/demo-shop', 'node_modules/vanda']
const installed = Object.entries(lock.packages).filter(([path]) => !OWN.includes(path))

test('trust.md S36: what is linked are folders of the project', () => {
  const links = Object.entries(lock.packages).flatMap(([path, { link, resolved }]) =>
    link ? [[path, resolved]] : [],
  )
  expect(Object.fromEntries(links)).toEqual({
    'node_modules/demo-shop': 'demo-shop',
    'node_modules/vanda': '',
  })
})

test('trust.md S36: each package that is installed has the bytes that the lock file names', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(
    installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([])
})

test('trust.md S36: no package comes from elsewhere than the registry', () => {
  const elsewhere = ({
    resolved = 'https://registry.npmjs.org/',
  }: {
    readonly resolved?: string | undefined
  }) => !resolved.startsWith('https://registry.npmjs.org/')
  expect(installed.filter(([, entry]) => elsewhere(entry)).map(([path]) => path)).toEqual([])
})

test('trust.md S36: what is depended on has one exact version', () => {
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('trust.md S36: no package runs a script as it is installed, but those that are allowed to', () => {
  const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  const allowed = Object.entries(manifest.allowScripts).flatMap(([name, is]) =>
    is ? [`node_modules/${name}`] : [],
  )
  expect(scripts.filter((path) => !allowed.includes(path))).toEqual([])
})
