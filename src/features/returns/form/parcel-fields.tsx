import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { COURIERS, courierNamed } from '#domain/orders/courier-links.ts'
import { hasWrongCheckDigit, readTrackingNumber } from '#domain/orders/tracking-number.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { WrittenParcel } from './check-application.ts'
import css from './return-form.module.css'

type ParcelFieldsProps = {
  readonly value: WrittenParcel
  readonly onChange: (part: Partial<WrittenParcel>) => void
  readonly errors: { readonly [Field in keyof WrittenParcel]?: string | undefined }
  readonly required?: boolean
}

const OTHER = 'other'

/** Courier and number of the parcel with which goods come back; a wrong check digit asks and does not block (traps 2.12). */
export function ParcelFields({ value, onChange, errors, required = false }: ParcelFieldsProps) {
  const { t } = useLingui()
  const { courier, tracking } = value
  const known = courierNamed(courier)
  const [isOther, setOther] = useState(courier !== '' && !known)
  const number = readTrackingNumber(tracking)
  const optionalLabel = required ? undefined : t`(optional)`

  function choose(chosen: string) {
    setOther(chosen === OTHER)
    onChange({ courier: COURIERS.find(({ id }) => id === chosen)?.name ?? '' })
  }

  return (
    <div className={css.parcel}>
      <div data-part="courier">
        <Select
          label={t`Courier`}
          required={required}
          {...(optionalLabel !== undefined && { optionalLabel })}
          placeholder={t`Choose the courier`}
          value={isOther ? OTHER : (known?.id ?? '')}
          options={[
            ...COURIERS.map(({ id, name }) => ({ value: id, label: name })),
            { value: OTHER, label: t`Another courier` },
          ]}
          error={isOther ? undefined : errors.courier}
          onChange={({ target }) => choose(target.value)}
        />
        {isOther && (
          <TextField
            label={t`Name of the courier`}
            required={required}
            maxLength={60}
            value={courier}
            error={errors.courier}
            onChange={({ target }) => onChange({ courier: target.value })}
          />
        )}
      </div>
      <div data-part="tracking">
        <TextField
          label={t`Tracking number`}
          required={required}
          {...(optionalLabel !== undefined && { optionalLabel })}
          hint={t`It’s on the receipt of your parcel.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={tracking}
          error={errors.tracking}
          onChange={({ target }) => onChange({ tracking: target.value })}
        />
        <div role="status">
          {number !== undefined && hasWrongCheckDigit(number) && (
            <Notice tone="warn">
              {t`Is this the right number? Its last digit does not match the others. You can go on if it’s what your receipt says.`}
            </Notice>
          )}
        </div>
      </div>
    </div>
  )
}
