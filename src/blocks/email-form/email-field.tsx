import { useLingui } from '@lingui/react/macro'
import type { EmailCheck } from '#domain/checkout/email.ts'
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx'

type EmailFieldProps = Pick<TextFieldProps, 'id' | 'hint'> & {
  readonly value: string
  readonly problem: EmailCheck
  readonly onChange: (email: string) => void
}

/** The field of one e-mail address, with the words of its problem (spec 5). */
export function EmailField({ problem, onChange, ...rest }: EmailFieldProps) {
  const { t } = useLingui()
  const words = { ok: undefined, required: t`Enter your email address.`, invalid: t`Invalid email address` }
  return (
    <TextField
      {...rest}
      label={t`Email`}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={words[problem]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
