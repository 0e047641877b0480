import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { readKioskCode } from '#domain/kiosk/code.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from './kiosk-dialog.module.css'

export type CodeFormProps = {
  readonly action: string
  readonly hint: string
  /** Throws `CallError`. */
  readonly onCode: (code: string) => Promise<void>
}

/** The code of the kiosk, for set-up and for leaving kiosk mode. The input stays when it is wrong. */
export function CodeForm({ action, hint, onCode }: CodeFormProps) {
  const { t } = useLingui()
  const words = useFailureWords()
  const form = useId()
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { code: '' },
    // The error stays until another code is sent; it does not open the keyboard of the tablet.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  // Also after success: a new page is on its way.
  const busy = isSubmitting || isSubmitSuccessful

  async function send({ code }: { readonly code: string }) {
    await onCode(readKioskCode(code) ?? '').catch((failed: unknown) =>
      setError('code', { message: words(failed) }),
    )
  }

  return (
    <>
      <Dialog.Body>
        <form
          id={form}
          className={css.code}
          autoComplete="off"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void handleSubmit(send)()
          }}
        >
          <TextField
            {...register('code', {
              validate: (typed) =>
                readKioskCode(typed) !== undefined ||
                t`A code has eight letters and digits, such as 7K2M-9QXA.`,
            })}
            label={t`Code`}
            hint={hint}
            error={errors.code?.message}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={20}
            data-autofocus
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="submit" form={form} wide busy={busy}>
          {busy ? <Trans>One moment, please.</Trans> : action}
        </Button>
      </Dialog.Footer>
    </>
  )
}
