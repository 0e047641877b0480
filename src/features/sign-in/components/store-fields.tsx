import { useLingui } from '@lingui/react/macro'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

export interface InStore {
  /** Names of the stores. */
  readonly stores: readonly string[]
  /** Of the address that a guide has shared. */
  readonly guideCode: string | undefined
}

type StoreFieldsProps = {
  readonly store: UseFormRegisterReturn
  readonly guideCode: UseFormRegisterReturn
  readonly names: readonly string[]
  readonly errors: { readonly store?: FieldError; readonly guideCode?: FieldError }
}

/** Fields of a registration in a store: the store, and optionally the guide. */
export function StoreFields({ store, guideCode, names, errors }: StoreFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Select
        {...store}
        label={t`Store`}
        placeholder={t`Choose a store`}
        required
        options={names.map((name) => ({ value: name, label: name }))}
        error={errors.store?.message}
      />
      <TextField
        {...guideCode}
        label={t`Code of your guide`}
        hint={t`On the guide's card, if a guide has helped you.`}
        optionalLabel={t`optional`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={errors.guideCode?.message}
      />
    </>
  )
}
