import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isRefused } from '#contract/failure.ts'
import { birthdayProblem } from '#domain/account/registration.ts'
import { saveBirthday } from '#commands/account-calls.ts'
import { registrationWords } from '#blocks/member-fields/registration-words.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { AccountForm } from './account-form.tsx'

/** The form that had the focus is gone, added or not: the focus needs another element. */
type MissingBirthdayProps = { readonly onClosed: () => void }

/** Other providers return no birthday: a member adds it once, and it is final (spec 5). */
export function MissingBirthday({ onClosed }: MissingBirthdayProps) {
  const [isOpen, setIsOpen] = useState(false)

  function cancel() {
    setIsOpen(false)
    onClosed()
  }

  if (isOpen) return <BirthdayForm onClosed={onClosed} onCancel={cancel} />
  return (
    <div>
      <Button look="outline" size="small" onClick={() => setIsOpen(true)}>
        <Trans>Add your birthday</Trans>
      </Button>
    </div>
  )
}

function BirthdayForm({ onClosed, onCancel }: MissingBirthdayProps & { readonly onCancel: () => void }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { birthday: '' },
    mode: 'onTouched',
  })
  // The button that opened the form is gone.
  useEffect(() => setFocus('birthday'), [setFocus])

  function check(birthday: string): string | true {
    const problem = birthdayProblem(birthday, today())
    return problem === undefined || i18n._(registrationWords('birthday', problem))
  }

  async function save({ birthday }: { birthday: string }) {
    setFailure(undefined)
    try {
      await saveBirthday(queries, birthday)
    } catch (error) {
      // Added on another device: the page shows that one.
      if (!isRefused(error, 'birthday-set')) return setFailure(words(error))
      toast(words(error))
      await queries.invalidateQueries({ queryKey: ['user-info'] })
      return onClosed()
    }
    await queries.invalidateQueries({ queryKey: ['user-info'] })
    toast(t`Your birthday is saved.`)
    onClosed()
  }

  return (
    <AccountForm
      failure={failure}
      submit={<Trans>Save birthday</Trans>}
      isBusy={formState.isSubmitting}
      onSubmit={handleSubmit(save)}
      onCancel={onCancel}
    >
      <TextField
        {...register('birthday', { validate: check })}
        label={t`Birthday`}
        hint={t`The birthday cannot be changed after submission.`}
        type="date"
        autoComplete="bday"
        required
        error={formState.errors.birthday?.message}
      />
    </AccountForm>
  )
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
