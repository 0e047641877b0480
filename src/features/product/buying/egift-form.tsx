import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Controller, type FieldErrors } from 'react-hook-form'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useDraftWriter } from '#blocks/use-draft-writer.ts'
import { useNotSaved } from '#blocks/use-not-saved.ts'
import { type Egift, egiftDays, LONGEST_MESSAGE } from '#domain/gifts/egift.ts'
import {
  BLANK_EGIFT,
  dropEgiftDraft,
  type EgiftDraft,
  readEgiftDraft,
  saveEgiftDraft,
} from '#drafts/egift-draft.ts'
import { serverNow } from '#platform/timing/clock.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { useEgiftForm } from '../use-egift-form.ts'
import css from './egift-form.module.css'
import { EgiftPeople } from './egift-people.tsx'
import { EgiftPreview } from './egift-preview.tsx'
import { SendHint } from './send-hint.tsx'

export type EgiftFormProps = {
  readonly spu: string
  /** The chosen amount. */
  readonly sku: string | undefined
  /** In words. */
  readonly amount: string | undefined
  readonly onSku: (sku: string) => void
  /** Validates the amount; false when one has to be chosen first. */
  readonly onAmount: () => boolean
  /** Buys the card. False when an amount has to be chosen first. */
  readonly onBuy: (egift: Egift) => Promise<boolean>
}

/** Who sends an eGift card to whom, and with which words (spec 5, 9.9). It stays on this device until it is bought. */
export function EgiftForm(props: EgiftFormProps) {
  const { spu } = props
  const [begun, setBegun] = useState<{ readonly draft: EgiftDraft; readonly turn: number }>()
  useEffect(() => {
    let here = true
    void readEgiftDraft(spu, Date.now())
      // Without a database the form works; it then stores nothing.
      .catch(() => BLANK_EGIFT)
      .then((draft) => {
        if (!here) return
        setBegun({ draft, turn: 0 })
        if (draft.sku !== undefined) props.onSku(draft.sku)
      })
    return () => {
      here = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the draft of a card is read once
  }, [spu])

  async function empty() {
    await dropEgiftDraft(spu).catch(() => {})
    setBegun((before) => ({ draft: { ...BLANK_EGIFT, sku: props.sku }, turn: (before?.turn ?? 0) + 1 }))
  }

  if (!begun) return <div className={css.room} />
  return <Fields {...props} key={`${spu} ${begun.turn}`} begun={begun.draft} onEmpty={() => void empty()} />
}

type FieldsProps = EgiftFormProps & { readonly begun: EgiftDraft; readonly onEmpty: () => void }

function Fields({ spu, sku, amount, begun, onAmount, onBuy, onEmpty }: FieldsProps) {
  const { t } = useLingui()
  const notSaved = useNotSaved()
  const [busy, setBusy] = useState(false)
  const draftWriter = useDraftWriter(
    begun,
    (now) => saveEgiftDraft(spu, now, Date.now()),
    (room) => room || notSaved(),
  )
  useEffect(() => {
    if (sku !== draftWriter.current().sku && sku !== undefined) draftWriter.change({ sku })
  }, [sku, draftWriter])
  const { control, register, handleSubmit, watch, formState } = useEgiftForm(draftWriter)
  const { errors } = formState
  const { site } = useStorefront()
  const { first, last } = egiftDays(serverNow(), site)
  const own = watch('sendToMyself')
  const form = useRef<HTMLFormElement>(null)

  async function buy(egift: Egift) {
    setBusy(true)
    await draftWriter.settled()
    await onBuy(egift).finally(() => setBusy(false))
  }

  /** Shows all problems at once and focuses the first: the amount, which is chosen above the form, then those of the form in its order. */
  function submit(event: FormEvent) {
    const hasAmount = onAmount()
    void handleSubmit(
      (egift) => (hasAmount ? buy(egift) : undefined),
      (problems) => hasAmount && showFirst(problems),
    )(event)
  }

  function showFirst(problems: FieldErrors<Egift>) {
    const [first] = Object.keys(problems)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <form ref={form} className={css.form} noValidate aria-label={t`Your eGift card`} onSubmit={submit}>
      <Checkbox {...register('sendToMyself')} label={t`Send it to myself`} />
      <EgiftPeople register={register} errors={errors} isOwn={own} />
      <Controller
        control={control}
        name="message"
        render={({ field }) => (
          <Textarea
            name="message"
            label={t`Message`}
            required
            rows={4}
            maxLength={LONGEST_MESSAGE}
            counterLabel={(length, limit) => t`${length} of ${limit} characters`}
            value={field.value}
            onText={field.onChange}
            error={errors.message?.message}
          />
        )}
      />
      <TextField
        {...register('sendOn')}
        type="date"
        label={t`Send it on`}
        optionalLabel={t`Optional`}
        min={first}
        max={last}
        hint={<SendHint sendOn={watch('sendOn')} />}
        error={errors.sendOn?.message}
      />
      <EgiftPreview egift={watch()} amount={amount} />
      <p className={css.terms}>
        <Trans>
          Valid for three years, in our online shop. Gift cards are not refundable, and discount codes cannot
          be used for them.
        </Trans>
      </p>
      <div className={css.ends}>
        <Button type="submit" busy={busy}>
          <Trans>Buy this card</Trans>
        </Button>
        <Button look="quiet" onClick={() => void draftWriter.settled().then(onEmpty)}>
          <Trans>Empty the form</Trans>
        </Button>
      </div>
    </form>
  )
}
