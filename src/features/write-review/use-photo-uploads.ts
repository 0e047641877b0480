import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { pictureAddress } from '#blocks/picture-address.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { PHOTO_WIDTHS } from '#contract/picture-widths.ts'
import { sendPhoto } from '#sync/reviews/send-review.ts'
import type { UploadItem } from '#ui/image-uploader/image-uploader.tsx'

interface Upload extends UploadItem {
  /** Where the shop keeps it, once it is there. */
  readonly address?: string
  /** undefined for one of an earlier visit. */
  readonly file?: File
}

export interface PhotoUploads {
  readonly items: readonly UploadItem[]
  /** The user has tried to send while some photos were not uploaded. */
  readonly waiting: boolean
  readonly add: (files: readonly File[]) => void
  readonly remove: (id: string) => void
  readonly retry: (id: string) => void
  /** The addresses of all photos, in their order; undefined while one of them is not uploaded. */
  readonly settled: () => string[] | undefined
}

/** Photos of the form: each is uploaded as soon as it is chosen. `onChange` is called with the addresses of the uploaded. */
export function usePhotoUploads(
  spuCode: string,
  begun: readonly string[],
  onChange: (addresses: readonly string[]) => void,
): PhotoUploads {
  const { t } = useLingui()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const [uploads, setUploads] = useState<readonly Upload[]>(() =>
    begun.map((address, index) => {
      const place = index + 1
      const preview = pictureAddress(address, PHOTO_WIDTHS[0], 'webp')
      return { id: address, name: t`Photo ${place}`, preview, status: 'done', address }
    }),
  )
  const [tried, setTried] = useState(false)
  const latest = useRef(uploads)
  useReleasedPreviews(latest)
  const pending = uploads.some(({ status }) => status !== 'done')

  function change(next: readonly Upload[]) {
    latest.current = next
    setUploads(next)
    onChange(addressesOf(next))
  }

  const update = (id: string, part: Partial<Upload>) =>
    change(latest.current.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))

  async function send({ id, file }: Upload) {
    if (!file) return
    try {
      update(id, { status: 'done', address: await sendPhoto(queries, spuCode, file) })
    } catch (error) {
      update(id, { status: 'failed', error: failureWords(error) })
    }
  }

  return {
    items: uploads,
    waiting: tried && pending,
    add(files) {
      const added = files.map((file): Upload => {
        return {
          id: crypto.randomUUID(),
          name: file.name,
          preview: URL.createObjectURL(file),
          status: 'uploading',
          file,
        }
      })
      setTried(false)
      change([...latest.current, ...added])
      for (const one of added) void send(one)
    },
    remove(id) {
      const gone = latest.current.find((upload) => upload.id === id)
      if (gone?.file) URL.revokeObjectURL(gone.preview)
      change(latest.current.filter((upload) => upload.id !== id))
    },
    retry(id) {
      const again = latest.current.find((upload) => upload.id === id)
      if (!again) return
      update(id, { status: 'uploading', error: undefined })
      void send(again)
    },
    settled() {
      setTried(true)
      return latest.current.every(({ status }) => status === 'done') ? addressesOf(latest.current) : undefined
    },
  }
}

/** Twice the same photo is one. */
function addressesOf(uploads: readonly Upload[]): string[] {
  return [...new Set(uploads.flatMap(({ address }) => (address === undefined ? [] : [address])))]
}

/** The browser keeps a file in memory as long as its preview has an address. */
function useReleasedPreviews(latest: { readonly current: readonly Upload[] }): void {
  useEffect(
    () => () => {
      for (const { file, preview } of latest.current) if (file) URL.revokeObjectURL(preview)
    },
    [latest],
  )
}
