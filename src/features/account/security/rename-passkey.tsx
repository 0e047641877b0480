import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { Passkey } from '#contract/account/passkeys.contract.ts'
import { LONGEST_PASSKEY_NAME } from '#domain/account/passkey-name.ts'
import { namePasskey } from '#commands/passkey-calls.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import account from '../account.module.css'

type RenamePasskeyProps = { readonly passkey: Passkey; readonly onDone: () => void }

/** The name of a passkey in a field; what was entered stays after a failure. */
export function RenamePasskey({ passkey, onDone }: RenamePasskeyProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    defaultValues: { name: passkey.name },
  })
  const { errors, isSubmitting } = formState

  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])

  async function save({ name }: { readonly name: string }) {
    try {
      await namePasskey(queries, { id: passkey.id, name })
      await queries.invalidateQueries({ queryKey: ['passkeys'] })
      onDone()
    } catch (error) {
      setError('name', { message: words(error) })
    }
  }

  return (
    <form
      className={account.form}
      noValidate
      onSubmit={(event) => void handleSubmit(save)(event)}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <TextField
        {...register('name', { validate: (name) => name.trim() !== '' || t`Enter a name.` })}
        label={t`Name of the passkey`}
        maxLength={LONGEST_PASSKEY_NAME}
        autoComplete="off"
        required
        error={errors.name?.message}
      />
      <div className={account.buttons}>
        <Button type="submit" size="small" busy={isSubmitting}>
          <Trans>Save</Trans>
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
