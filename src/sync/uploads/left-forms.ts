import { draftTable } from '#platform/storage/draft-table.ts'
import type { OperationPreview } from '../outbox/operation-preview.ts'
import { dropHeldFiles, readHeldFiles } from './held-files.ts'
import { isHeldOver } from './held-term.ts'
import { isUploadForm, UPLOAD_FORMS, type FormKey, type UploadForm } from './upload-forms.ts'
import type { FormInput } from './with-files.ts'

/** A form that the user has sent while its files were on this device: its call follows them. */
export interface LeftForm {
  /** Id of the operation that will send it: a sender that is interrupted and begins again stores one operation. */
  readonly operationId: string
  /** Input of the call that its kind names (`UPLOAD_FORMS`), with the files that the shop had. */
  readonly input: FormInput
  readonly preview?: OperationPreview | undefined
  /** The shop has refused a file or the form: message for the user, who has to decide. */
  readonly refused?: string | undefined
}

export interface KeyedLeftForm extends LeftForm {
  readonly key: FormKey
}

/** What earlier builds have written of a review. */
interface LeftReview {
  readonly review: FormInput
  readonly product: OperationPreview['product']
}

const SENT = '-sent:'
const rowKey = ({ form, id }: FormKey) => `${form}${SENT}${id}`

export async function writeLeftForm(key: FormKey, left: LeftForm, now: number): Promise<void> {
  await (await draftTable()).put({ key: rowKey(key), value: left, at: now })
}

/** One that is to be sent, or whose refusal the form has to show; undefined without one. */
export async function readLeftForm(key: FormKey, now: number): Promise<LeftForm | undefined> {
  const row = await (await draftTable()).get(rowKey(key))
  return row && !isHeldOver(row.at, now) ? leftOf(row.value) : undefined
}

/** All that are to be sent. */
export async function readLeftForms(now: number): Promise<KeyedLeftForm[]> {
  const table = await draftTable()
  const prefixes = Object.keys(UPLOAD_FORMS).map((form) => `${form}${SENT}`)
  const rows = await table.where('key').startsWithAnyOf(prefixes).toArray()
  return rows.flatMap((row) => {
    const key = keyOfRow(row.key)
    const left = leftOf(row.value)
    if (!key || isHeldOver(row.at, now) || left.refused !== undefined) return []
    const { secret } = left.input as { readonly secret?: string }
    return [{ ...left, key: { ...key, secret } }]
  })
}

/** The user has to decide: form and files stay for the page of the form. */
export async function returnToForm(key: FormKey, refused: string): Promise<void> {
  const table = await draftTable()
  const row = await table.get(rowKey(key))
  if (row) await table.update(row.key, { value: { ...leftOf(row.value), refused } })
}

/** All files of a form, and that it is to be sent. */
export async function dropLeftForm(key: FormKey): Promise<void> {
  await dropHeldFiles(key)
  await (await draftTable()).delete(rowKey(key))
}

/** What the shop does not have of forms that were sent: their files, and forms that follow them. */
export async function countLeft(now: number): Promise<number> {
  const left = await readLeftForms(now)
  const counts = await Promise.all(
    left.map(async ({ key }) => {
      const files = await readHeldFiles(key, now)
      const form = UPLOAD_FORMS[key.form].isQueuedFirst ? 0 : 1
      return form + files.filter(({ file }) => file !== undefined).length
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

function keyOfRow(key: string): { readonly form: UploadForm; readonly id: string } | undefined {
  const at = key.indexOf(SENT)
  const form = key.slice(0, at)
  return isUploadForm(form) ? { form, id: key.slice(at + SENT.length) } : undefined
}

function leftOf(value: unknown): LeftForm {
  const left = value as LeftForm | LeftReview
  if (!('review' in left)) return left
  const { review, product } = left
  return { operationId: '', input: review, ...(product && { preview: { product } }) }
}
