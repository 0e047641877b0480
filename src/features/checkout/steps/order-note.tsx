import { useLingui } from '@lingui/react/macro'
import { Controller } from 'react-hook-form'
import { LONGEST_ORDER_NOTE } from '#domain/checkout/order-note.ts'
import { Textarea } from '#ui/textarea/textarea.tsx'
import type { Form } from '../use-checkout-form.ts'

/** A wish for the people who pack and hand over the order. */
export function OrderNote({ form }: { readonly form: Form }) {
  const { t } = useLingui()
  return (
    <Controller
      control={form.control}
      name="note"
      render={({ field, fieldState }) => (
        <Textarea
          id="note"
          label={t`Order note`}
          hint={t`For the people who pack and deliver your order.`}
          optionalLabel={t`optional`}
          rows={2}
          maxLength={LONGEST_ORDER_NOTE}
          counterLabel={(length, limit) => t`${length} of ${limit} characters`}
          value={field.value}
          onText={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
