import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'

afterEach(() => vi.unstubAllGlobals())

test('an id is a UUID of version 4, and another one each time', () => {
  const ids = Array.from({ length: 1_000 }, newId)
  for (const id of ids) {
    expect(v.is(v.pipe(v.string(), v.uuid()), id)).toBe(true)
    expect(id).toMatch(/^.{14}4.{4}[89ab]/)
  }
  expect(new Set(ids).size).toBe(1_000)
})

test('an id is made on a page of plain http, where crypto.randomUUID is missing', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newId()).toMatch(/^[0-9a-f-]{36}$/)
})
