import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Caller } from '#api/call.ts'
import type { Failure } from '#contract/failure.ts'
import { localDb } from '#platform/storage/local-db.ts'
import { AStorage } from '#tests/world/device/local-storage.ts'
import { holdFile, readHeldFiles } from './held-files.ts'
import { readLeftForm } from './left-forms.ts'
import type { FormKey } from './upload-forms.ts'
import type { FormInput } from './with-files.ts'

const queue = vi.hoisted(() => ({ enqueueAgain: vi.fn() }))
vi.mock('../enqueue.ts', () => queue)

const RETURN: FormKey = { form: 'return', id: '100000123456', secret: 'of the mail' }
const REFUSED = { kind: 'refused', code: 4033, message: 'No HEIC.', reason: '', data: null } as const

/** A page of the shop with code of its own; the network gives the address of an upload, or fails. */
async function aPage(network: string | Failure) {
  vi.resetModules()
  const { followHeldFiles, leaveHeldFiles } = await import('./send-held-files.ts')
  const { setCaller } = await import('#api/call.ts')
  const { CallError } = await import('#contract/failure.ts')
  const queries = new QueryClient()
  const sent: unknown[] = []
  setCaller(queries, (async (_: unknown, input: unknown) => {
    sent.push(input)
    if (typeof network === 'string') return network
    throw new CallError(network)
  }) as Caller)
  const onRefused = vi.fn()
  return {
    sent,
    onRefused,
    leave: (input: FormInput) => leaveHeldFiles({ key: RETURN, input }, { queries, onRefused }),
    open: () => followHeldFiles({ queries, onRefused }),
  }
}

const APPLICATION = { orderNumber: RETURN.id, secret: 'of the mail', reason: 'size', photos: [] }
const UPLOADED = '/media/r/one'

beforeEach(async () => {
  vi.stubGlobal('localStorage', new AStorage())
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('navigator', { onLine: true })
  queue.enqueueAgain.mockReset().mockResolvedValue('saved')
  await localDb().drafts.clear()
  const file = new Blob(['x'])
  const held = { id: 'one', type: 'image', name: 'one.jpg', file, cover: undefined } as const
  await holdFile(RETURN, { ...held, address: '', coverAddress: '' }, Date.now())
})
afterEach(() => vi.unstubAllGlobals())

test('a return follows its photos, names their addresses, and leaves nothing on the device', async () => {
  const { leave, sent } = await aPage(UPLOADED)
  await leave(APPLICATION)
  await vi.waitFor(() => expect(localStorage.getItem('vanda-files-left')).toBeNull())
  expect(await localDb().drafts.count()).toBe(0)
  expect(sent).toMatchObject([{ orderNumber: RETURN.id, secret: 'of the mail', uploadType: '1' }])
  expect(queue.enqueueAgain.mock.calls).toMatchObject([
    [{ path: '/return/apply', input: { ...APPLICATION, photos: [UPLOADED] } }],
  ])
})

test('a page without a network leaves it to the next page', async () => {
  const lost = await aPage({ kind: 'offline' })
  await lost.leave(APPLICATION)
  await vi.waitFor(() => expect(lost.sent).toHaveLength(1))
  expect(queue.enqueueAgain).not.toHaveBeenCalled()
  const next = await aPage(UPLOADED)
  next.open()
  await vi.waitFor(async () => expect(await localDb().drafts.count()).toBe(0))
  expect(queue.enqueueAgain).toHaveBeenCalledTimes(1)
})

test('a sender that was interrupted uploads no photo twice, and sends the same operation', async () => {
  queue.enqueueAgain.mockRejectedValueOnce(new Error('the page has ended'))
  const ended = await aPage(UPLOADED)
  await ended.leave(APPLICATION)
  await vi.waitFor(() => expect(queue.enqueueAgain).toHaveBeenCalledTimes(1))
  const next = await aPage(UPLOADED)
  next.open()
  await vi.waitFor(async () => expect(await localDb().drafts.count()).toBe(0))
  expect(next.sent).toEqual([])
  const [[first], [second]] = queue.enqueueAgain.mock.calls as [[{ id: string }], [{ id: string }]]
  expect(second.id).toBe(first.id)
})

test('a photo that the shop refuses brings the form back with its files', async () => {
  const { leave, onRefused } = await aPage(REFUSED)
  await leave(APPLICATION)
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledWith(REFUSED.message))
  expect(queue.enqueueAgain).not.toHaveBeenCalled()
  expect(await readLeftForm(RETURN, Date.now())).toMatchObject({
    refused: REFUSED.message,
    input: APPLICATION,
  })
  expect(await readHeldFiles(RETURN, Date.now())).toHaveLength(1)
})
