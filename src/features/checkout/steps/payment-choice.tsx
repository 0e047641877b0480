import { useLingui } from '@lingui/react/macro'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import { isPaymentMethod, PAYMENT_METHODS } from '#domain/checkout/payment-methods.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import type { Form } from '../use-checkout-form.ts'

/** How the order is paid, where the provider offers more than one way and something is due (spec 2.12). */
export function PaymentChoice({ form, quote }: { readonly form: Form; readonly quote: Quote | undefined }) {
  const { t } = useLingui()
  const method = form.watch('paymentMethod')
  // All methods stand there until the shop has priced the order, so that nothing moves when it has.
  const offered = quote?.paymentMethods ?? PAYMENT_METHODS
  if (offered.length < 2 || quote?.amounts.due === 0) return null
  const words = {
    card: { label: t`Card`, text: t`Enter your card on the next page.` },
    wallet: { label: t`Wallet`, text: t`Approve with the wallet on your device.` },
  }
  return (
    <RadioGroup
      label={t`How would you like to pay?`}
      name="paymentMethod"
      options={offered.map((value) => ({ value, ...words[value] }))}
      value={method}
      onChange={(next) => isPaymentMethod(next) && form.setValue('paymentMethod', next)}
    />
  )
}
