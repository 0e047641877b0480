import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFailureWords } from '../use-failure-words.ts'
import { videoProblem } from '#domain/reviews/review-video.ts'
import { newId } from '#platform/device/new-id.ts'
import { createFileUpload } from '#sync/uploads/file-upload.ts'
import {
  dropHeldFile,
  holdFile,
  noteUploaded,
  readHeldFiles,
  type HeldFile,
} from '#sync/uploads/held-files.ts'
import type { FormKey } from '#sync/uploads/upload-forms.ts'
import type { UploadItem } from '#ui/image-uploader/upload-item.ts'
import { isVideo } from './is-video.ts'
import { readVideo } from './read-video.ts'
import {
  begunUploads,
  type BegunFiles,
  filesOf,
  previewOf,
  releasePreviews,
  type Upload,
  type UploadedFiles,
} from './shown-uploads.ts'

export interface Uploads {
  readonly items: readonly UploadItem[]
  /** The user has tried to send while some files were not uploaded. */
  readonly blocking: boolean
  readonly add: (files: readonly File[]) => void
  readonly remove: (id: string) => void
  readonly retry: (id: string) => void
  /** What the shop has, and whether this device keeps files that follow; undefined while an upload is under way or has failed. */
  readonly settled: () => (UploadedFiles & { readonly waiting: boolean }) | undefined
}

/**
 * Photos of a form, and its video: each is kept on this device as soon as it is chosen and uploaded as soon as there is a
 * network. `onChange` is called with what the shop has.
 */
export function useUploads(
  key: FormKey,
  begun: BegunFiles,
  onChange: (files: UploadedFiles) => void,
): Uploads {
  const { t } = useLingui()
  const { form, id: formId } = key
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const [uploads, setUploads] = useState<readonly Upload[]>(() =>
    begunUploads(begun, { photo: (place) => t`Photo ${place}`, video: t`Video` }),
  )
  const [tried, setTried] = useState(false)
  const latest = useRef(uploads)
  const ended = useRef(new AbortController())

  const notes = {
    kept: t`Saved on this device. It’s uploaded when you’re back online.`,
    noRoom: t`This device is full: stay on this page until it’s uploaded.`,
  }
  const noteOf = ({ kept }: Upload) => (kept ? notes.kept : notes.noRoom)

  function change(next: readonly Upload[]) {
    latest.current = next
    setUploads(next)
    onChange(filesOf(next))
  }

  const find = (id: string) => latest.current.find((upload) => upload.id === id)
  const update = (id: string, part: Partial<Upload>) =>
    change(latest.current.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))

  /** Sends a file that this page has; without a network it waits. */
  async function send(id: string) {
    const upload = find(id)
    if (!upload?.file || upload.sending) return
    if (!navigator.onLine) return update(id, { status: 'waiting', note: noteOf(upload) })
    const { type, file, cover, cancel = new AbortController() } = upload
    const sender = upload.sender ?? createFileUpload(queries, key, { type, file, cover })
    const note = upload.kept ? undefined : notes.noRoom
    update(id, { status: 'uploading', note, error: undefined, sending: true, sender, cancel })
    try {
      const sent = await sender.send({
        signal: cancel.signal,
        onProgress: (progress) => update(id, { progress }),
      })
      if (find(id)) await noteUploaded(key, id, sent).catch(() => {})
      update(id, { status: 'done', sending: false, ...sent })
    } catch (error) {
      if (cancel.signal.aborted) return
      if (navigator.onLine) update(id, { status: 'failed', sending: false, error: failureWords(error) })
      else update(id, { status: 'waiting', note: noteOf(upload), sending: false })
    }
  }

  function keep(file: HeldFile): Promise<boolean> {
    return holdFile(key, file, Date.now()).then(
      () => true,
      () => false,
    )
  }

  /** Reads what is to be known of a file, keeps it, and sends it. */
  async function take(id: string, file: File) {
    const type = isVideo(file) ? 'video' : 'image'
    const { seconds, cover } = type === 'video' ? await readVideo(file) : {}
    if (!find(id)) return
    const problem = type === 'video' && videoProblem({ size: file.size, seconds })
    if (problem === 'too-long')
      return update(id, { status: 'failed', file: undefined, error: t`A video is at most one minute long.` })
    if (cover) update(id, { cover, preview: URL.createObjectURL(cover) })
    // A format that this browser does not play.
    else if (type === 'video' && seconds === undefined) update(id, { film: undefined })
    const { name } = file
    const kept = await keep({ id, type, name, file, cover, address: '', coverAddress: '' })
    // Removed while it was written.
    if (!find(id)) return void dropHeldFile(key, { id, address: '' })
    update(id, { kept })
    await send(id)
  }

  const takeKept = useEffectEvent((files: readonly HeldFile[]) => {
    const known = new Set(latest.current.flatMap(({ address }) => (address === '' ? [] : [address])))
    const added = files
      .filter(({ address }) => !known.has(address))
      .map((file) => previewOf(file, notes.kept))
    if (added.length > 0) change([...latest.current, ...added])
    for (const { id } of added) void send(id)
  })
  useEffect(() => {
    let here = true
    // Without a database nothing is kept.
    void readHeldFiles({ form, id: formId }, Date.now()).then(
      (files) => here && takeKept(files),
      () => {},
    )
    return () => {
      here = false
    }
  }, [form, formId])

  const sendWaiting = useEffectEvent(() => {
    for (const { id, status } of latest.current) if (status === 'waiting') void send(id)
  })
  useEffect(() => {
    const { current: controller } = ended
    addEventListener('online', () => sendWaiting(), { signal: controller.signal })
    return () => {
      controller.abort()
      ended.current = new AbortController()
      releasePreviews(latest.current)
    }
  }, [])

  return {
    items: uploads,
    blocking: tried && !uploads.every(isKeptOrSent),
    add(files) {
      setTried(false)
      const added = files.map((file) => ({
        ...previewOf({
          id: newId(),
          type: isVideo(file) ? 'video' : 'image',
          name: file.name,
          file,
          cover: undefined,
          address: '',
          coverAddress: '',
        }),
        status: 'uploading' as const,
      }))
      change([...latest.current, ...added])
      for (const [at, file] of files.entries()) void take(added[at]?.id ?? '', file)
    },
    remove(id) {
      const gone = find(id)
      gone?.cancel?.abort()
      // Abandoned parts are deleted after a day.
      void gone?.sender?.cancel().catch(() => {})
      if (gone) {
        releasePreviews([gone])
        void dropHeldFile(key, gone).catch(() => {})
      }
      change(latest.current.filter((upload) => upload.id !== id))
    },
    retry: (id) => void send(id),
    settled() {
      setTried(true)
      if (!latest.current.every(isKeptOrSent)) return undefined
      const waiting = latest.current.some(({ status }) => status === 'waiting')
      return { ...filesOf(latest.current), waiting }
    },
  }
}

/** A file that waits and that the device could not keep would be lost with this page. */
function isKeptOrSent({ status, kept }: Upload): boolean {
  return status === 'done' || (status === 'waiting' && kept === true)
}
