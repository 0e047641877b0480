import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { isStored, useReportSave } from '#blocks/sync/use-report-save.ts'
import type { ReturnView } from '#contract/buying/return-view.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { stateReturnParcel } from '#sync/orders/order-actions.ts'
import { Button } from '#ui/button/button.tsx'
import { trackingSavedHref } from '../returns-address.ts'
import { checkParcel, writtenParcel } from './check-application.ts'
import { ParcelFields } from './parcel-fields.tsx'
import css from './return-form.module.css'
import { useParcelWords } from './use-return-form.ts'

type TrackingFormProps = { readonly access: OrderAccess; readonly one: ReturnView }

export function TrackingForm({ access, one }: TrackingFormProps) {
  const words = useParcelWords()
  const navigate = useNavigate()
  const report = useReportSave()
  const form = useRef<HTMLFormElement>(null)
  const [parcel, setParcel] = useState({ courier: one.courier, tracking: one.tracking })
  const [isTried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const { courier, tracking } = isTried ? checkParcel(parcel) : {}

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setTried(true)
    const [first] = Object.keys(checkParcel(parcel))
    if (first !== undefined) {
      const fields = form.current?.querySelectorAll<HTMLElement>(`[data-part="${first}"] :is(input, select)`)
      // A courier of no list has a field of its own.
      return [...(fields ?? [])].at(-1)?.focus()
    }
    setBusy(true)
    const saved = await report(stateReturnParcel(access, { returnId: one.id, ...writtenParcel(parcel) }))
    setBusy(false)
    if (isStored(saved))
      await navigate({
        to: '.',
        href: trackingSavedHref({ id: one.id, order: access.orderNumber }),
        replace: true,
      })
  }

  return (
    <form ref={form} className={css.parcel} noValidate onSubmit={(event) => void save(event)}>
      <ParcelFields
        required
        value={parcel}
        onChange={(part) => setParcel((before) => ({ ...before, ...part }))}
        errors={{
          courier: courier && words.courier.missing,
          tracking: tracking && words.tracking[tracking],
        }}
      />
      <div>
        <Button type="submit" busy={busy} guarded={false}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}
