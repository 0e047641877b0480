import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { BadSettings, readEnv } from './core/env.ts'
import { ENTRY } from '#tests/world/shops/running-shop.ts'
import { ROOT } from '../scripts/project-root.ts'

function begin(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), [ENTRY], {
    cwd: ROOT,
    env: { ...process.env, WARM_PICTURES: 'off', DEMO_PRODUCTS: '10', LOG: 'off', ...env },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdout.on('data', () => child.kill('SIGKILL'))
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, said })))
}

function aFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'vanda-start-')), 'file')
  writeFileSync(file, '')
  return file
}

describe('a shop that cannot open ends with one clear line', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'vanda-start-'))
  test.each<[what: string, env: () => Record<string, string>, names: RegExp]>([
    ['a data folder that cannot be made', () => ({ DATA_DIR: join(aFile(), 'data') }), /^DATA_DIR: /],
    [
      'a data folder that cannot be written',
      () => ({ DATA_DIR: '/proc' }),
      /^DATA_DIR: \/proc cannot be written/,
    ],
    ['pictures that cannot be kept', () => ({ DATA_DIR: folder(), MEDIA_DIR: aFile() }), /^MEDIA_DIR: /],
    [
      'a public address with the sandbox',
      () => ({ DATA_DIR: folder(), PUBLIC_URL: 'https://shop.example' }),
      /^PAYMENT_PROVIDER: /,
    ],
    [
      'a database of another program',
      () => {
        const DATA_DIR = folder()
        const other = new DatabaseSync(join(DATA_DIR, 'shop.sqlite'))
        other.exec('create table recipes (name text)')
        other.close()
        return { DATA_DIR }
      },
      /It was left as it is/,
    ],
  ])('%s', async (_, env, names) => {
    const { code, said } = await begin(env())
    expect(said).toMatch(names)
    expect(said.trimEnd().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })

  test("the sandbox's port is taken", async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const SANDBOX_PORT = String((other.address() as AddressInfo).port)
    const { code, said } = await begin({ DATA_DIR: folder(), SANDBOX_PORT })
    expect(said).toMatch(/^Vanda cannot start: .*EADDRINUSE/)
    expect(said.trimEnd().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
    other.close()
  })
})

test.each([
  ['http://localhost:4173', {}, true],
  ['http://shop.localhost:4173', {}, true],
  ['http://127.0.0.1:80', {}, true],
  ['http://[::1]:80', {}, true],
  ['https://shop.example', {}, false],
  ['https://localhost.shop.example', {}, false],
  ['http://192.168.1.7:4173', {}, false],
  ['https://shop.example', { SANDBOX_PAYMENT: 'public' }, true],
  ['https://shop.example', { PAYMENT_PROVIDER: 'stripe' }, true],
])('%s with %j may start: %s', (PUBLIC_URL, more, may) => {
  const read = () => readEnv({ PUBLIC_URL, ...more })
  if (may) expect(read().publicUrl).toBe(PUBLIC_URL)
  else expect(read).toThrow(BadSettings)
})
