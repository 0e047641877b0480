import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { RETURN_REASONS, type ReturnReason } from '#domain/returns/return-reasons.ts'
import { returnReasonsQuery } from '#queries/orders/return-reasons.ts'
import { Select } from '#ui/select/select.tsx'
import { REASON_WORDS } from '../order/return-words.ts'

type ReasonFieldProps = {
  readonly value: ReturnReason | undefined
  readonly onChange: (reason: ReturnReason | undefined) => void
  readonly error: string | undefined
}

/** Why the items come back (spec 7.2): in the shop's words, or without a network in those of this build. */
export function ReasonField({ value, onChange, error }: ReasonFieldProps) {
  const { t, i18n } = useLingui()
  const named = useQuery(returnReasonsQuery(useStorefront())).data ?? []
  return (
    <Select
      label={t`Reason`}
      name="reason"
      required
      placeholder={t`Choose a reason`}
      value={value ?? ''}
      options={RETURN_REASONS.map((reason) => ({
        value: reason,
        label: named.find(({ id }) => id === reason)?.name ?? i18n._(REASON_WORDS[reason]),
      }))}
      error={error}
      onChange={({ target }) => onChange(RETURN_REASONS.find((reason) => reason === target.value))}
    />
  )
}
