import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import type { Form } from '../use-checkout-form.ts'
import type { FormField } from './check-form.ts'
import { fieldId, formFields, isBillingField } from './form-fields.ts'
import css from './error-summary.module.css'

/** All problems after a press of the button; takes the focus and links to each field (WCAG 3.3.1). */
export function ErrorSummary({ form, presses }: { readonly form: Form; readonly presses: number }) {
  const state = useFormState({ control: form.control })
  const box = useRef<HTMLDivElement>(null)
  const found = formFields(form.getValues()).flatMap((field) => {
    const { error } = form.getFieldState(field, state)
    return error?.message ? [{ field, message: error.message }] : []
  })
  const shown = presses > 0 && found.length > 0

  // Moves the focus after a press only, never while the user types.
  useEffect(() => {
    if (presses > 0) box.current?.focus()
  }, [presses])

  if (!shown) return null
  return (
    <div ref={box} tabIndex={-1} className={css.summary} role="alert" aria-labelledby="error-summary">
      <p id="error-summary" className={css.title}>
        <Plural value={found.length} one="Please check # field" other="Please check # fields" />
      </p>
      <ul>
        {found.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={(event) => goTo(event, field)}>
              {isBillingField(field) ? <Trans>Billing address: {message}</Trans> : message}
            </a>
          </li>
        ))}
      </ul>
      <p className={css.kept}>
        <Trans>Your details are saved on this device.</Trans>
      </p>
    </div>
  )
}

function goTo(event: { preventDefault: () => void }, field: FormField) {
  event.preventDefault()
  const target = document.querySelector<HTMLElement>(`#${fieldId(field)}`)
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
}
