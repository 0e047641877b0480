import { useLingui } from '@lingui/react/macro'
import { useDraftForm } from '#blocks/use-draft-form.ts'
import type { DraftWriter } from '#blocks/use-draft-writer.ts'
import { checkApplication } from './check-application.ts'
import type { ReturnDraft } from './return-draft.ts'

/** Photos are no field of the form: they are uploaded beside it. */
export type ReturnFields = Omit<ReturnDraft, 'photos'>

/** The form of a return with the shop's rules; `photos` counts those that it has. */
export function useReturnForm(draftWriter: DraftWriter<ReturnDraft>, photos: number) {
  const { photos: _, ...fields } = draftWriter.current()
  return useDraftForm<ReturnFields>({
    fields,
    check: (now) => checkApplication(now, photos),
    words: { ...useProblemWords(), ...useParcelWords() },
    onChange: draftWriter.change,
  })
}

export type ReturnForm = ReturnType<typeof useReturnForm>

function useProblemWords() {
  const { t } = useLingui()
  const words = t`Please write at least three words.`
  return {
    type: { missing: t`Please choose how you return.` },
    items: { missing: t`Please choose at least one item.` },
    reason: { missing: t`Please choose a reason.` },
    description: {
      missing: words,
      'too-short': words,
      'too-long': t`This is too long.`,
      'hidden-signs': t`It contains invisible characters. Please type it again.`,
    },
    photos: { missing: t`Please add at least one photo.`, 'too-many': t`Up to 3 photos, please.` },
    storeId: { missing: t`Please choose a store.` },
  } as const
}

/** Problems of courier and number, also where they are filled in later. */
export function useParcelWords() {
  const { t } = useLingui()
  return {
    courier: { missing: t`Please choose the courier.` },
    tracking: {
      missing: t`Please enter the tracking number.`,
      unreadable: t`A tracking number has 4 to 40 letters and digits.`,
    },
  } as const
}
