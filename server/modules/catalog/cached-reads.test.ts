import { describe, expect, test } from 'vitest'
import { createCachedReads } from './cached-reads.ts'

const MOST = 100_000

function reads() {
  const kept = createCachedReads<{ readonly text: string }, number>(MOST)
  const counted = { reads: 0 }
  const get = (key: string, stamp = 0, text = 'x'.repeat(1_000)) =>
    kept.of(key, {
      stamp,
      isFresh: (at) => at === stamp,
      read: async () => {
        counted.reads++
        return { text }
      },
    })
  return { kept, counted, get }
}

describe('cached reads', () => {
  test('are bounded by what they weigh, the least used leaving first', async () => {
    const { kept, counted, get } = reads()
    for (let at = 0; at < 1_000; at++) {
      await get('first')
      await get(`${at}`)
    }
    expect(kept.bytes()).toBeLessThanOrEqual(MOST)
    expect(kept.bytes()).toBeGreaterThan(MOST * 0.9)
    expect(kept.size()).toBeLessThan(MOST / 1_000)
    expect(counted.reads).toBe(1_001)
    await get('0')
    expect(counted.reads).toBe(1_002)
  })

  test('one that weighs more than all may is read each time', async () => {
    const { kept, counted, get } = reads()
    for (let at = 0; at < 3; at++) expect((await get('large', 0, 'x'.repeat(MOST))).text).toHaveLength(MOST)
    expect([counted.reads, kept.size()]).toEqual([3, 0])
  })

  test('a change is read, and equal reads at the same time are one', async () => {
    const { counted, get } = reads()
    await Promise.all([get('a'), get('a'), get('a')])
    expect(counted.reads).toBe(1)
    expect((await get('a', 1, 'changed')).text).toBe('changed')
    const [before, after] = await Promise.all([get('b', 0, 'before'), get('b', 1, 'after')])
    expect([before.text, after.text]).toEqual(['before', 'after'])
    expect(counted.reads).toBe(4)
  })

  test('a failed one is read again', async () => {
    const kept = createCachedReads<string, number>(MOST)
    const failing = kept.of('a', {
      stamp: 0,
      isFresh: () => true,
      read: () => Promise.reject(new RangeError('gone')),
    })
    await expect(failing).rejects.toThrow('gone')
    expect(await kept.of('a', { stamp: 0, isFresh: () => true, read: async () => 'there' })).toBe('there')
  })

  test("are given as they were read, and no caller changes the next one's", async () => {
    const value = { names: ['ワンピース', 'robe'], stock: [['s1', 3]] as const, none: null }
    const kept = createCachedReads<typeof value, number>(MOST)
    const get = () =>
      kept.of('a', { stamp: 0, isFresh: () => true, read: async () => structuredClone(value) })
    await get()
    const second = await get()
    expect(second).toEqual(value)
    second.names.pop()
    expect(await get()).toEqual(value)
  })
})
