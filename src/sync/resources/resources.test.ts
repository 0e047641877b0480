import { describe, expect, test } from 'vitest'
import { API } from '#contract/endpoints/all-endpoints.ts'
import { QUEUED } from '#contract/endpoints/queued.ts'
import type { Operation } from '../outbox/operation.ts'
import { RESOURCES } from './resources.ts'
import { waitingOperation } from '../operation-view.ts'

const wordsOf = (path: string) => {
  const operation: Operation = {
    seq: 1,
    id: 'o',
    v: 2,
    path,
    input: {},
    preview: undefined,
    lang: 'en-GB',
    createdAt: 0,
    attempts: 0,
  }
  return waitingOperation(operation, []).words.message
}

const OF_ANOTHER_VERSION = 'A change made with another version of the shop'

test.each(QUEUED.map(({ path }) => path))('%s is a write of one resource, which has words for it', (path) => {
  expect(RESOURCES.filter(({ writes }) => writes.some((one) => one.path === path))).toHaveLength(1)
  expect(wordsOf(path)).toBeTruthy()
  expect(wordsOf(path)).not.toBe(OF_ANOTHER_VERSION)
})

test('a call of another build is shown as that', () => {
  expect(wordsOf('/of/2030')).toBe(OF_ANOTHER_VERSION)
})

describe('snapshots and resources fit together', () => {
  test('each resource has a name of its own', () => {
    expect(new Set(RESOURCES.map(({ name }) => name)).size).toBe(RESOURCES.length)
  })
  test.each(API.filter(({ snapshot }) => snapshot).map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s answers with the snapshot of the resource that reads or writes it',
    (path, endpoint) => {
      const resource = RESOURCES.find(({ name }) => name === endpoint.snapshot)
      expect([resource?.read?.path, ...(resource?.writes ?? []).map((one) => one.path)]).toContain(path)
    },
  )
  test.each(RESOURCES.flatMap(({ name, read }) => (read ? [[name, read] as const] : [])))(
    'what is fetched of %s is kept under its name',
    (name, read) => expect(read.snapshot).toBe(name),
  )
  test('a second snapshot is the one of a resource', () => {
    const names: readonly string[] = RESOURCES.map(({ name }) => name)
    for (const { alsoSnapshot } of API) if (alsoSnapshot) expect(names).toContain(alsoSnapshot)
  })
})
