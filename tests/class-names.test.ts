import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortClassNames } from '../scripts/class-names.ts'
import { ROOT } from '../scripts/project-root.ts'

/** Every class of every CSS module, as Vite asks for its name. */
const CLASSES = globSync('src/**/*.module.css', { cwd: ROOT }).flatMap((path) => {
  const file = join(ROOT, path)
  const found = readFileSync(file, 'utf8').matchAll(/^\s*\.([\w-]+)/gm)
  return [...new Set([...found].map(([, name = '']) => name))].map((name) => ({ name, file }))
})

test('no two classes of the shop have the same short name', () => {
  const nameOf = shortClassNames()
  const names = CLASSES.map(({ name, file }) => nameOf(name, file))
  expect(names.length).toBeGreaterThan(400)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z]\d{1,3}$/i.test(name))).toEqual([])
})

test('the builds for browser and server give a class the same name, also with a query behind the file', () => {
  const [browser, server] = [shortClassNames(), shortClassNames()]
  const backwards = new Map(
    CLASSES.toReversed().map(({ name, file }) => [`${file} ${name}`, server(name, file)]),
  )
  for (const { name, file } of CLASSES)
    expect(browser(name, `${file}?used`)).toBe(backwards.get(`${file} ${name}`))
})
