import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { setCaller, type Caller } from '#api/call.ts'
import { CallError } from '#contract/failure.ts'
import { cancelUpload } from '#contract/notices/uploads.contract.ts'
import { VIDEO_PART_BYTES } from '#domain/reviews/review-video.ts'
import { createFileUpload } from './file-upload.ts'

/** Sends a file over a network that fails after some calls, then cancels it; the calls in their order. */
async function cancelledAfter([calls, bytes]: readonly [number, number]): Promise<string[]> {
  const made: string[] = []
  const queries = new QueryClient()
  setCaller(queries, (async (endpoint: unknown) => {
    made.push(endpoint === cancelUpload ? 'cancelled' : 'part')
    if (endpoint !== cancelUpload && made.length > calls) throw new CallError({ kind: 'offline' })
    return ''
  }) as Caller)
  const upload = createFileUpload(
    queries,
    { form: 'review', id: '1400D1000' },
    {
      type: 'video',
      file: new Blob([new Uint8Array(bytes)]),
      cover: undefined,
    },
  )
  if (calls >= 0) await upload.send().catch(() => {})
  await upload.cancel()
  return made
}

test.each<[string, readonly [number, number], readonly string[]]>([
  ['that has not begun', [-1, 3 * VIDEO_PART_BYTES], []],
  ['of which a part has arrived', [1, 3 * VIDEO_PART_BYTES], ['part', 'part', 'cancelled']],
  ['whose first part may have arrived', [0, 3 * VIDEO_PART_BYTES], ['part', 'cancelled']],
  ['that is whole', [3, 3 * VIDEO_PART_BYTES], ['part', 'part', 'part']],
  ['in one part', [0, 10], ['part']],
])('an upload %s is cancelled (spec 4.12)', async (_, network, made) => {
  expect(await cancelledAfter(network)).toEqual(made)
})
