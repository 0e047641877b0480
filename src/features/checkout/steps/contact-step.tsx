import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from '../checkout-screen.module.css'
import { useFillEmail } from '../use-fill-email.ts'
import type { Form } from '../use-checkout-form.ts'
import { GuestLogin } from './guest-login.tsx'
import { MemberName } from './member-name.tsx'

/** The buyer: a guest needs only an email address (spec 6); a member's is filled in. */
export function ContactStep({ form }: { readonly form: Form }) {
  const { t } = useLingui()
  const { register, formState } = form
  useFillEmail(form)
  return (
    <section className={css.step} aria-labelledby="step-contact">
      <h2 id="step-contact">
        <span className={css.number}>1</span> <Trans>Contact</Trans>
      </h2>
      <div className={css.who}>
        <GuestLogin />
        <MemberName />
      </div>
      <TextField
        {...register('email')}
        id="email"
        type="email"
        label={t`Email`}
        hint={t`For your order confirmation and tracking.`}
        error={formState.errors.email?.message}
        required
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox {...register('subscribe')} label={t`Send me news and offers`} />
    </section>
  )
}
