import { constants } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { aDataFolder } from '#tests/world/shops/data-folder.ts'
import { createRenderPool, type PoolTerms } from './render-pool.ts'
import type { RenderTask } from './render-task.ts'

const PRIORITY = constants.priority.PRIORITY_LOW
const terms = { most: 2, priority: PRIORITY, idleMs: 50 } satisfies PoolTerms

/** Its pictures say which process drew them, at which priority; the banner `crash` ends the process. */
const RENDERER = `data:text/javascript,${encodeURIComponent(`
  import { getPriority } from 'node:os'
  export async function renderPicture({ subject }) {
    if (subject.key === 'crash') process.exit(3)
    if (subject.key.startsWith('killed')) {
      const { existsSync, writeFileSync } = await import('node:fs')
      const before = subject.key.slice(6)
      if (before === '' || !existsSync(before)) {
        if (before !== '') writeFileSync(before, '')
        process.kill(process.pid, 'SIGKILL')
        await new Promise(() => {})
      }
    }
    if (subject.key === 'greedy') {
      const all = []
      for (;;) all.push(new Array(10_000).fill(all.length))
    }
    if (subject.key === 'unknown') throw new Error('no such banner')
    return new TextEncoder().encode(JSON.stringify({ pid: process.pid, priority: getPriority() }))
  }`)}`

function banner(key: string): RenderTask {
  const job = { subject: { kind: 'banner', key }, view: 'front', width: 640, format: 'avif' } as const
  return { job, renderer: RENDERER }
}

type Pool = ReturnType<typeof createRenderPool>
async function renderedBy(pool: Pool): Promise<{ pid: number; priority: number }> {
  return JSON.parse(Buffer.from(await pool.render(banner('sale'))).toString())
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('pictures are rendered in another process, below the priority of the server', async () => {
  const { pid, priority } = await renderedBy(createRenderPool(terms))
  expect(pid).not.toBe(process.pid)
  expect(priority).toBe(PRIORITY)
})

test('no more processes than allowed are open at once', async () => {
  const pool = createRenderPool(terms)
  const all = await Promise.all(Array.from({ length: 8 }, () => renderedBy(pool)))
  expect(new Set(all.map(({ pid }) => pid)).size).toBeLessThanOrEqual(2)
})

test('a process that has nothing to draw ends, and gives its memory back; the next picture has a new one', async () => {
  const pool = createRenderPool(terms)
  const { pid } = await renderedBy(pool)
  await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false)
  expect((await renderedBy(pool)).pid).not.toBe(pid)
})

test('while an idle process ends, another one renders the next picture', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const pool = createRenderPool({ ...terms, most: 1 })
    const { pid } = await renderedBy(pool)
    vi.advanceTimersByTime(terms.idleMs)
    expect(isRunning(pid)).toBe(true)
    expect((await renderedBy(pool)).pid).not.toBe(pid)
  } finally {
    vi.useRealTimers()
  }
})

test('a process that dies fails its own picture; those that wait are rendered', async () => {
  const pool = createRenderPool({ ...terms, most: 1 })
  const [dead, drawn] = await Promise.allSettled([pool.render(banner('crash')), renderedBy(pool)])
  expect(dead).toMatchObject({ status: 'rejected', reason: { message: 'the renderer ended' } })
  expect(drawn.status).toBe('fulfilled')
})

test('a process that the system kills is replaced once for its picture; after a second time the picture may be asked for again', async () => {
  const pool = createRenderPool({ ...terms, most: 1 })
  const mark = join(aDataFolder('killed'), 'once')
  expect((await pool.render(banner(`killed${mark}`))).length).toBeGreaterThan(0)
  await expect(pool.render(banner('killed'))).rejects.toMatchObject({
    reason: 'unavailable',
    data: { retryAfter: 5 },
  })
  await pool.quiet()
})

test('a file that would fill the memory ends its own process at 256 MB, once, and no other (trust.md S43)', async () => {
  const pool = createRenderPool({ ...terms, most: 1 })
  const [greedy, drawn] = await Promise.allSettled([pool.render(banner('greedy')), renderedBy(pool)])
  expect(greedy).toMatchObject({ status: 'rejected', reason: { message: 'the renderer ended' } })
  expect(drawn.status).toBe('fulfilled')
}, 60_000)

test('a picture that cannot be rendered is refused with the reason, and the process goes on', async () => {
  const pool = createRenderPool({ ...terms, idleMs: 20_000 })
  const { pid } = await renderedBy(pool)
  await expect(pool.render(banner('unknown'))).rejects.toThrow('no such banner')
  expect((await renderedBy(pool)).pid).toBe(pid)
})

test('it is quiet when the last picture is done', async () => {
  const pool = createRenderPool(terms)
  let isDone = false
  const late = renderedBy(pool).then(() => (isDone = true))
  await pool.quiet()
  expect(await Promise.race([late, new Promise((resolve) => setImmediate(resolve, 'late'))])).toBe(true)
  expect(isDone).toBe(true)
})
