import type { QueryClient } from '@tanstack/react-query'
import { callerOf } from '#api/call.ts'
import { isRefused } from '#contract/failure.ts'
import { cancelUpload, uploadImage } from '#contract/notices/uploads.contract.ts'
import { partsOf } from '#domain/reviews/review-video.ts'
import { newId } from '#platform/device/new-id.ts'
import { UPLOAD_FORMS, type FormKey } from './upload-forms.ts'

interface FileToSend {
  readonly type: 'image' | 'video'
  readonly file: Blob
  /** Of a video. */
  readonly cover: Blob | undefined
}

/** Where the shop keeps a file; `coverAddress` is empty for a photo and for a video without a cover. */
export interface SentAddresses {
  readonly address: string
  readonly coverAddress: string
}

interface SendOptions {
  readonly signal?: AbortSignal
  /** Called with the share that is sent, from 0 to 1; a file in one part has none. */
  readonly onProgress?: (share: number) => void
}

export interface FileUpload {
  /** Needs the network. Called again after a failure, it continues with the missing part. */
  send(options?: SendOptions): Promise<SentAddresses>
  /** Cancels: the server deletes the parts of an unfinished video. */
  cancel(): Promise<void>
}

/** Uploads a photo, or a video with its cover; a larger video in parts. */
export function createFileUpload(
  queries: QueryClient,
  key: FormKey,
  { type, file, cover }: FileToSend,
): FileUpload {
  const call = callerOf(queries)
  const fields = UPLOAD_FORMS[key.form].uploadFields(key)
  const upload = newId()
  const parts = type === 'video' ? partsOf(file.size) : [{ first: 0, end: file.size }]
  let next = 0
  let hasBegun = false
  let coverAddress = ''

  async function sendParts({ signal, onProgress }: SendOptions): Promise<string> {
    let address = ''
    while (next < parts.length) {
      const { first, end } = parts[next] ?? { first: 0, end: 0 }
      hasBegun = true
      const image = file.slice(first, end)
      const place = parts.length > 1 ? { upload, part: next, parts: parts.length } : {}
      address = await call(uploadImage, { image, uploadType: '1', ...fields, ...place }, { signal })
      next++
      if (parts.length > 1) onProgress?.(next / parts.length)
    }
    return address
  }

  return {
    async send(options = {}) {
      try {
        if (cover && coverAddress === '') coverAddress = await sendCover(options.signal)
        const address = await sendParts(options)
        return { address, coverAddress }
      } catch (error) {
        // The shop has kept no part of it.
        if (isRefused(error)) next = 0
        throw error
      }
    },
    async cancel() {
      const isUnfinished = parts.length > 1 && next < parts.length && hasBegun
      if (isUnfinished) await call(cancelUpload, { upload })
    },
  }

  /** A cover that the server rejects is omitted (spec 4.12). */
  async function sendCover(signal: AbortSignal | undefined): Promise<string> {
    if (!cover) return ''
    try {
      return await call(uploadImage, { image: cover, uploadType: '2', ...fields }, { signal })
    } catch (error) {
      if (!isRefused(error, 'photo-unreadable')) throw error
      reportError(error)
      return ''
    }
  }
}
