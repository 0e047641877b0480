import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDraftWriter } from '#blocks/use-draft-writer.ts'
import type { ProductDetail } from '#contract/product.contract.ts'
import { dropReviewDraft, saveReviewDraft, type ReviewDraft } from '#drafts/review-draft.ts'
import { dismissRefusedReviews, sendReview } from '#sync/reviews/send-review.ts'
import { checkReview, FITS, LONGEST_TEXT, LONGEST_TITLE, type ReviewPart } from '#domain/reviews/review.ts'
import { useNotSaved } from '#blocks/use-not-saved.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { RatingInput } from '#ui/rating/rating-input.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { toast } from '#ui/toast/toast.ts'
import css from './write-review.module.css'

type ReviewFormProps = {
  readonly product: ProductDetail
  readonly begun: ReviewDraft
  /** The author's name shown with the review, unless the user hides it; empty where it is unknown. */
  readonly name: string
  readonly onSent: () => void
}

/** Every change is stored on this device; sending removes it. */
export function ReviewForm({ product, begun, name, onSent }: ReviewFormProps) {
  const { t } = useLingui()
  const { spuCode } = product
  const [draft, setDraft] = useState(begun)
  const notSaved = useNotSaved()
  const [room, setRoom] = useState(true)
  const draftWriter = useDraftWriter(
    begun,
    (now) => saveReviewDraft(spuCode, now, Date.now()),
    (room) => {
      setRoom(room)
      if (!room) notSaved()
    },
  )
  useAskBeforeLeaving(!room)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const words = useProblemWords()
  const problems = checkReview(draft)
  const problemOf = (part: ReviewPart) => {
    const problem = tried ? problems[part] : undefined
    return problem && words[part][problem]
  }

  function change(part: Partial<ReviewDraft>) {
    setDraft({ ...draft, ...part })
    draftWriter.change(part)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const { rating, fit, title, text, anonymous } = draft
    const [first] = Object.keys(problems)
    if (first !== undefined || rating === undefined || fit === undefined)
      return void form.current
        ?.querySelector<HTMLElement>(`[data-part="${first}"] :is(input, textarea)`)
        ?.focus()
    setBusy(true)
    const review = { spuCode, rating, fit, title: title.trim(), text: text.trim(), anonymous }
    const saved = await sendReview(review, product)
    setBusy(false)
    if (saved === 'not-saved') return notSaved()
    if (saved === 'refused') return void toast(t`The shop did not accept it. Your bag says why.`)
    await Promise.all([dismissRefusedReviews(spuCode), draftWriter.settled()])
    await dropReviewDraft(spuCode).catch(() => {})
    onSent()
  }

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <div data-part="rating">
        <RatingInput
          label={t`How do you like it?`}
          meanings={[t`Very Dissatisfied`, t`Dissatisfied`, t`Fair`, t`Satisfied`, t`Very Satisfied`]}
          value={draft.rating}
          onChange={(rating) => change({ rating })}
          error={problemOf('rating')}
        />
      </div>
      <div data-part="fit">
        <ChoiceGroup
          label={t`How does it fit?`}
          look="box"
          value={draft.fit}
          onChange={(fit) => change({ fit: FITS.find((one) => one === fit) })}
          choices={[
            { value: 'small', label: t`Runs small` },
            { value: 'true', label: t`True to size` },
            { value: 'large', label: t`Runs large` },
          ]}
          error={problemOf('fit')}
        />
      </div>
      <div data-part="title">
        <TextField
          label={t`Title`}
          required
          maxLength={LONGEST_TITLE}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
          error={problemOf('title')}
        />
      </div>
      <div data-part="text">
        <Textarea
          label={t`Your review`}
          hint={t`Cloth, cut, how it wears and washes: what you would have liked to know before.`}
          required
          rows={6}
          maxLength={LONGEST_TEXT}
          counterLabel={(length, limit) => t`${length} of ${limit} characters`}
          value={draft.text}
          onText={(text) => change({ text })}
          error={problemOf('text')}
        />
      </div>
      <Checkbox
        label={t`Without my name`}
        hint={
          name === ''
            ? t`Otherwise your first name and the initial of your last name stand beside it.`
            : t`Otherwise ${name} stands beside it.`
        }
        checked={draft.anonymous}
        onChange={({ target }) => change({ anonymous: target.checked })}
      />
      <div>
        <Button type="submit" busy={busy}>
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

function useProblemWords() {
  const { t } = useLingui()
  const long = t`This is too long.`
  return {
    rating: { missing: t`Please choose your stars.`, 'too-short': '', 'too-long': '' },
    fit: { missing: t`Please say how it fits.`, 'too-short': '', 'too-long': '' },
    title: { missing: t`Please give it a title.`, 'too-short': '', 'too-long': long },
    text: {
      missing: t`Please write at least two words.`,
      'too-short': t`Please write at least two words.`,
      'too-long': long,
    },
  } as const
}
