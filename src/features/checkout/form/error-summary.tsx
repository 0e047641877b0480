import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { addressFieldsOf } from '#domain/checkout/address-forms.ts'
import type { Form } from '../use-checkout-form.ts'
import type { FormField } from './check-form.ts'
import css from './error-summary.module.css'

/** All problems after a press of the button; takes the focus and links to each field (WCAG 3.3.1). */
export function ErrorSummary({ form, presses }: { readonly form: Form; readonly presses: number }) {
  const { errors } = useFormState({ control: form.control })
  const box = useRef<HTMLDivElement>(null)
  const order: FormField[] = ['email', 'pickupStore', ...addressFieldsOf(form.getValues('country'))]
  const found = order.filter((field) => errors[field]?.message)
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
        {found.map((field) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
              {errors[field]?.message}
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
  const target = document.querySelector<HTMLElement>(`#${field}`)
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
}
