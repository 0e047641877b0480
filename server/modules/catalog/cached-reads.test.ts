import { describe, expect, test } from 'vitest'
import { bytesOf, createCachedReads } from './cached-reads.ts'

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
    expect(kept.size()).toBeLessThan(MOST / 2_000)
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

  test('weigh their texts in every depth', () => {
    const text = 'x'.repeat(1_000)
    for (const value of [text, [text], { text }, new Map([['en', { text }]])])
      expect(bytesOf(value)).toBeGreaterThan(2_000)
    expect(bytesOf(new Map([[text, [{ text }]]]))).toBeGreaterThan(4_000)
  })
})
