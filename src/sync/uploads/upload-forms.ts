import type { SentTo } from '#contract/endpoint.ts'
import type { QueuedPath } from '#contract/endpoints/queued.ts'
import type { uploadImage } from '#contract/notices/uploads.contract.ts'
import { withFiles, withPhotos, type FormInput, type UploadedFile } from './with-files.ts'

interface FormAddress {
  /** Of a review the SPU code, of a return the order's number. */
  readonly id: string
  /** Opens an order of no signed-in member. */
  readonly secret?: string | undefined
}

interface FormKind {
  /** The queued call that sends the form. */
  readonly path: QueuedPath
  /** The form is in the queue already when its files are left, and is sent again with them. Otherwise it follows them, once. */
  readonly isQueuedFirst: boolean
  /** What `uploadImage` is told beside the file. */
  readonly uploadFields: (
    address: FormAddress,
  ) => Pick<SentTo<typeof uploadImage>, 'spuCode' | 'orderNumber' | 'secret'>
  /** The form's input with the files that were uploaded for it. */
  readonly merge: (input: FormInput, files: readonly UploadedFile[]) => FormInput
}

/** Every form whose photos and videos wait on this device: one entry each. */
export const UPLOAD_FORMS = {
  review: {
    path: '/review/write',
    isQueuedFirst: true,
    uploadFields: ({ id }) => ({ spuCode: id }),
    merge: withFiles,
  },
  return: {
    path: '/return/apply',
    isQueuedFirst: false,
    uploadFields: ({ id, secret }) => ({ orderNumber: id, ...(secret !== undefined && { secret }) }),
    merge: withPhotos,
  },
} as const satisfies Record<string, FormKind>

export type UploadForm = keyof typeof UPLOAD_FORMS

/** One form that the user fills in. */
export interface FormKey extends FormAddress {
  readonly form: UploadForm
}

export function isUploadForm(form: string): form is UploadForm {
  return Object.hasOwn(UPLOAD_FORMS, form)
}
