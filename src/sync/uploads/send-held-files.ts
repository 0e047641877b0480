import type { QueryClient } from '@tanstack/react-query'
import { failureOf } from '#contract/failure.ts'
import { newId } from '#platform/device/new-id.ts'
import { dropLocal, readLocal, writeLocal } from '#platform/storage/local-storage.ts'
import { enqueueAgain } from '../enqueue.ts'
import type { OperationPreview } from '../outbox/operation-preview.ts'
import { createFileUpload } from './file-upload.ts'
import { FILES_HELD } from './files-held-mark.ts'
import { noteUploaded, readHeldFiles, type HeldFile } from './held-files.ts'
import {
  dropLeftForm,
  readLeftForm,
  readLeftForms,
  returnToForm,
  writeLeftForm,
  type KeyedLeftForm,
} from './left-forms.ts'
import { UPLOAD_FORMS, type FormKey } from './upload-forms.ts'
import type { FormInput } from './with-files.ts'

interface Following {
  readonly queries: QueryClient
  /** The shop does not take a file: the user has to know. */
  readonly onRefused: (message: string) => void
}

interface FormToSend {
  readonly key: FormKey
  /** Input of the call that the form's kind names, with the files that the shop has. */
  readonly input: FormInput
  readonly preview?: OperationPreview
}

let followed: Following | undefined

/** Sends forms that were left with their files now and whenever there is a network again, as long as the page is open. */
export function followHeldFiles(following: Following): void {
  const isFirst = followed === undefined
  followed = following
  if (isFirst) addEventListener('online', () => void sendLeftForms())
  void sendLeftForms()
}

/**
 * Leaves a form with its files on this device: they are uploaded once there is a network, and its call follows them. Throws
 * where the device cannot store it.
 */
export async function leaveHeldFiles(
  { key, input, preview }: FormToSend,
  following: Following,
): Promise<void> {
  writeLocal(FILES_HELD, 'yes')
  await writeLeftForm(key, { operationId: newId(), input, preview }, Date.now())
  followHeldFiles(following)
}

/** One tab at a time: a second one would upload the same files. */
async function sendLeftForms(): Promise<void> {
  if (!navigator.onLine || readLocal(FILES_HELD) === undefined) return
  // Without a network the next `online` or the next start tries again.
  if (!('locks' in navigator)) return sendAll().catch(() => {})
  await navigator.locks
    .request('vanda-held-files', { ifAvailable: true }, async (lock) => (lock ? sendAll() : undefined))
    .catch(() => {})
}

/** Each once, those too that are left meanwhile. */
async function sendAll(): Promise<void> {
  const tried = new Set<string>()
  const nameOf = ({ key, operationId }: KeyedLeftForm) => `${key.form}:${key.id} ${operationId}`
  for (;;) {
    const all = await readLeftForms(Date.now())
    if (all.length === 0) return dropLocal(FILES_HELD)
    const next = all.find((left) => !tried.has(nameOf(left)))
    if (!next) return
    tried.add(nameOf(next))
    await sendLeft(next)
  }
}

/** Operations that wait in the memory of this page, which sends them itself. */
const inMemory = new Set<string>()

async function sendLeft({ key, operationId, input, preview }: KeyedLeftForm): Promise<void> {
  if (inMemory.has(operationId)) return
  const uploaded: HeldFile[] = []
  for (const file of await readHeldFiles(key, Date.now())) {
    try {
      uploaded.push(await upload(key, file))
    } catch (error) {
      const failure = failureOf(error)
      if (failure?.kind !== 'refused') throw error
      return refuse(key, failure.message)
    }
  }
  // The user has sent it again meanwhile, or has signed out.
  const current = await readLeftForm(key, Date.now())
  if (current?.operationId !== operationId) return
  const { path, merge } = UPLOAD_FORMS[key.form]
  const id = operationId || newId()
  const saved = await enqueueAgain({ id, path, input: merge(input, uploaded), preview })
  if (saved === 'saved' || saved === 'sent') await dropLeftForm(key)
  else if (saved === 'refused') await returnToForm(key, '')
  else inMemory.add(id)
}

async function refuse(key: FormKey, message: string): Promise<void> {
  await returnToForm(key, message)
  followed?.onRefused(message)
}

async function upload(key: FormKey, held: HeldFile): Promise<HeldFile> {
  const { id, type, file, cover, address } = held
  if (address !== '' || file === undefined || !followed) return held
  const sent = await createFileUpload(followed.queries, key, { type, file, cover }).send()
  await noteUploaded(key, id, sent)
  return { ...held, ...sent }
}
