import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import type { DraftWriter } from '#blocks/use-draft-writer.ts'
import type { EgiftDraft } from '#drafts/egift-draft.ts'
import { checkEgift, type Egift, type EgiftPart, type EgiftProblem } from '#domain/gifts/egift.ts'

/** The form of an eGift card with the rules of spec 5: validated on submit, then while the user types. */
export function useEgiftForm(draftWriter: DraftWriter<EgiftDraft>) {
  const words = useProblemWords()

  const resolver: Resolver<Egift> = (values) => {
    const problems = Object.entries(checkEgift(values)) as [EgiftPart, EgiftProblem][]
    if (problems.length === 0) return { values, errors: {} }
    const errors: FieldErrors<Egift> = Object.fromEntries(
      problems.map(([part, problem]) => [part, { type: problem, message: words[part][problem] }]),
    )
    return { values: {}, errors }
  }

  // The amount is chosen above the form.
  const { sku: _, ...fields } = draftWriter.current()
  const form = useForm<Egift>({ defaultValues: fields, resolver, shouldFocusError: false })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draftWriter.change(values),
      }),
    [subscribe, draftWriter],
  )
  return form
}

function useProblemWords(): Record<EgiftPart, Record<EgiftProblem, string>> {
  const { t } = useLingui()
  const long = t`This is too long.`
  const email = { invalid: t`Invalid email address`, 'too-long': long }
  return {
    recipientName: { missing: t`Enter the name of the recipient.`, invalid: '', 'too-long': long },
    recipientEmail: { ...email, missing: t`Enter the email address of the recipient.` },
    senderName: { missing: t`Enter your name.`, invalid: '', 'too-long': long },
    senderEmail: { ...email, missing: t`Enter your email address.` },
    message: { missing: t`Write a message.`, invalid: '', 'too-long': long },
  }
}
