import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Controller, type FieldErrors } from 'react-hook-form'
import { useDraftWriter } from '#blocks/use-draft-writer.ts'
import { dropFormDraft, saveFormDraft } from '#drafts/form-draft.ts'
import { useUploads } from '#blocks/uploads/use-uploads.ts'
import { dropLeftForm } from '#sync/uploads/left-forms.ts'
import { leaveHeldFiles } from '#sync/uploads/send-held-files.ts'
import { dismissRefusedOf } from '#sync/use-unconfirmed.ts'
import { LONGEST_TEXT, LONGEST_TITLE } from '#domain/reviews/review.ts'
import { useReportSave } from '#blocks/sync/use-report-save.ts'
import { useNotSaved } from '#blocks/use-not-saved.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { RatingInput } from '#ui/rating/rating-input.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { ReviewedProduct } from '../use-reviewed-product.ts'
import { useReviewForm } from '../use-review-form.ts'
import { BodyField } from './body-field.tsx'
import { FilesField } from './files-field.tsx'
import { reviewKey, type ReviewDraft } from './review-draft.ts'
import { isReviewOf, previewOfReview, sendReview } from './send-review.ts'
import { useRatingMeanings } from './use-rating-meanings.ts'
import css from './write-review.module.css'

type ReviewFormProps = {
  readonly product: ReviewedProduct
  readonly begun: ReviewDraft
  /** The author's name shown with the review, unless the user hides it; empty where it is unknown. */
  readonly name: string
  /** `filesWait`: photos or the video of it are still on this device. */
  readonly onSent: (sent: { readonly filesWait: boolean }) => void
}

/** Every change is stored on this device; sending removes it. */
export function ReviewForm({ product, begun, name, onSent }: ReviewFormProps) {
  const { t } = useLingui()
  const meanings = useRatingMeanings()
  const { spuCode } = product
  const key = reviewKey(spuCode)
  const notSaved = useNotSaved()
  const report = useReportSave()
  const [room, setRoom] = useState(true)
  const draftWriter = useDraftWriter(
    begun,
    (now) => saveFormDraft(key, now, Date.now()),
    (room) => {
      setRoom(room)
      if (!room) notSaved()
    },
  )
  useAskBeforeLeaving(!room)
  const { control, register, handleSubmit, setValue, formState } = useReviewForm(draftWriter)
  const { errors, isSubmitting } = formState
  const form = useRef<HTMLFormElement>(null)
  const queries = useQueryClient()
  const uploads = useUploads(key, begun, ({ photos, video, videoCover }) => {
    setValue('photos', photos)
    setValue('video', video)
    setValue('videoCover', videoCover)
  })

  async function send({ rating, fit, title, text, anonymous, body }: ReviewDraft) {
    if (rating === undefined || fit === undefined) return
    const uploaded = uploads.settled()
    if (!uploaded) return
    const { waiting, ...files } = uploaded
    const review = {
      spuCode,
      rating,
      fit,
      title: title.trim(),
      text: text.trim(),
      anonymous,
      ...(body && { body }),
      ...files,
    }
    const saved = await report(sendReview(review, product))
    // Only this page has the review: the form keeps its text until the disk or the shop has it (offline.md F39).
    if (!saved || saved === 'not-saved') return
    if (saved === 'refused') return void toast(t`The shop did not accept it. Your bag says why.`)
    await Promise.all([dismissRefusedOf(isReviewOf(spuCode)), draftWriter.settled()])
    const left = { key, input: review, preview: previewOfReview(product) }
    if (waiting) await leaveHeldFiles(left, { queries, onRefused: toast })
    else await dropLeftForm(key).catch(() => {})
    await dropFormDraft(key).catch(() => {})
    onSent({ filesWait: waiting })
  }

  /** Problems come in the order of the form. */
  function showFirst(problems: FieldErrors<ReviewDraft>) {
    const [first] = Object.keys(problems)
    form.current?.querySelector<HTMLElement>(`[data-part="${first}"] :is(input, textarea)`)?.focus()
  }

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => void handleSubmit(send, showFirst)(event)}
    >
      <div data-part="rating">
        <Controller
          control={control}
          name="rating"
          render={({ field }) => (
            <RatingInput
              label={t`How do you like it?`}
              meanings={meanings}
              value={field.value}
              onChange={field.onChange}
              error={errors.rating?.message}
            />
          )}
        />
      </div>
      <div data-part="fit">
        <Controller
          control={control}
          name="fit"
          render={({ field }) => (
            <ChoiceGroup
              label={t`How does it fit?`}
              look="box"
              value={field.value}
              onChange={field.onChange}
              choices={[
                { value: 'small', label: t`Runs small` },
                { value: 'true', label: t`True to size` },
                { value: 'large', label: t`Runs large` },
              ]}
              error={errors.fit?.message}
            />
          )}
        />
      </div>
      <div data-part="title">
        <TextField
          {...register('title')}
          label={t`Title`}
          required
          maxLength={LONGEST_TITLE}
          error={errors.title?.message}
        />
      </div>
      <div data-part="text">
        <Controller
          control={control}
          name="text"
          render={({ field }) => (
            <Textarea
              label={t`Your review`}
              hint={t`Fabric, cut, how it wears and washes: what others would like to know.`}
              required
              rows={6}
              maxLength={LONGEST_TEXT}
              counterLabel={(length, limit) => t`${length} of ${limit} characters`}
              value={field.value}
              onText={field.onChange}
              error={errors.text?.message}
            />
          )}
        />
      </div>
      <FilesField uploads={uploads} />
      <Checkbox
        {...register('anonymous')}
        label={t`Post anonymously`}
        hint={
          name === ''
            ? t`Otherwise we show your first name and last initial.`
            : t`Otherwise we show ${name} as the author.`
        }
      />
      <Controller
        control={control}
        name="body"
        render={({ field }) => <BodyField value={field.value} onChange={field.onChange} />}
      />
      <div>
        <Button type="submit" busy={isSubmitting}>
          <Trans>Send my review</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Input that only this page has is not discarded without a question. */
function useAskBeforeLeaving(ask: boolean): void {
  useEffect(() => {
    if (!ask) return
    const stay = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [ask])
}
