import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useReportSave } from '#blocks/sync/use-report-save.ts'
import type { Uploads } from '#blocks/uploads/use-uploads.ts'
import type { DraftWriter } from '#blocks/use-draft-writer.ts'
import { useNotSaved } from '#blocks/use-not-saved.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { dropFormDraft } from '#drafts/form-draft.ts'
import { serverNow } from '#platform/timing/clock.ts'
import { applyForReturn, type ReturnSent } from '#sync/orders/order-actions.ts'
import { dropLeftForm } from '#sync/uploads/left-forms.ts'
import { leaveHeldFiles } from '#sync/uploads/send-held-files.ts'
import { dismissRefusedOf } from '#sync/use-unconfirmed.ts'
import { toast } from '#ui/toast/toast.ts'
import { returnKey } from '../order/use-left-return.ts'
import { successHref } from '../returns-address.ts'
import { writtenParcel } from './check-application.ts'
import { isReturnOf, type ReturnDraft } from './return-draft.ts'
import type { ReturnFields } from './use-return-form.ts'

interface Sending {
  readonly access: OrderAccess
  readonly uploads: Uploads
  readonly draftWriter: DraftWriter<ReturnDraft>
}

/** Sends an application, or leaves it on this device with its photos; then its page opens. */
export function useSendReturn({ access, uploads, draftWriter }: Sending) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const report = useReportSave()
  const notSaved = useNotSaved()
  const { orderNumber } = access
  const key = returnKey(orderNumber, access.secret)

  /** False where it is only on this page: the form keeps it. */
  async function hand(application: ReturnSent, isWaiting: boolean): Promise<boolean> {
    if (isWaiting) {
      const left = leaveHeldFiles({ key, input: { ...application } }, { queries, onRefused: toast })
      return left.then(
        () => true,
        () => {
          notSaved()
          return false
        },
      )
    }
    const saved = await report(applyForReturn(application))
    if (saved === 'refused') toast(t`The shop did not accept it. “App & offline” says why.`)
    if (saved !== 'saved' && saved !== 'sent') return false
    await dropLeftForm(key).catch(() => {})
    return true
  }

  return async (fields: ReturnFields): Promise<void> => {
    const { type, reason, returnId } = fields
    const files = uploads.settled()
    if (!files || type === undefined || reason === undefined) return
    const parcel = type === 'self-ship' ? writtenParcel(fields) : { courier: '', tracking: '' }
    const application: ReturnSent = {
      ...access,
      returnId,
      type,
      items: chosenItems(fields.items),
      reason,
      description: fields.description.trim(),
      photos: files.photos,
      storeId: type === 'in-store' ? fields.storeId : '',
      ...parcel,
      writtenAt: serverNow(),
    }
    if (!(await hand(application, files.waiting))) return
    await Promise.all([dismissRefusedOf(isReturnOf(orderNumber)), draftWriter.settled()])
    await dropFormDraft(key).catch(() => {})
    const href = successHref({ id: returnId, order: orderNumber, store: application.storeId })
    await navigate({ to: '.', href, replace: true })
  }
}

function chosenItems(items: ReturnDraft['items']): ReturnSent['items'] {
  return Object.entries(items)
    .filter(([, qty]) => qty > 0)
    .map(([position, qty]) => ({ position: Number(position), qty }))
}
