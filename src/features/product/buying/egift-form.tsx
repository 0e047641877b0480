import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Controller, type FieldErrors } from 'react-hook-form'
import { useDraftWriter } from '#blocks/use-draft-writer.ts'
import { useNotSaved } from '#blocks/use-not-saved.ts'
import { type Egift, LONGEST_GIFT_NAME, LONGEST_MESSAGE } from '#domain/gifts/egift.ts'
import {
  BLANK_EGIFT,
  dropEgiftDraft,
  type EgiftDraft,
  readEgiftDraft,
  saveEgiftDraft,
} from '#drafts/egift-draft.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { useEgiftForm } from '../use-egift-form.ts'
import css from './egift-form.module.css'

export type EgiftFormProps = {
  readonly spu: string
  /** The chosen amount. */
  readonly sku: string | undefined
  readonly onSku: (sku: string) => void
  /** Validates the amount; false when one has to be chosen first. */
  readonly onAmount: () => boolean
}

/** Who sends an eGift card to whom, and with which words (spec 5, 9.9). It stays on this device (decision 0141). */
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

function Fields({ spu, sku, begun, onAmount, onEmpty }: FieldsProps) {
  const { t } = useLingui()
  const notSaved = useNotSaved()
  const [room, setRoom] = useState(true)
  const [checked, setChecked] = useState(false)
  const draftWriter = useDraftWriter(
    begun,
    (now) => saveEgiftDraft(spu, now, Date.now()),
    (room) => {
      setRoom(room)
      if (!room) notSaved()
    },
  )
  useEffect(() => {
    if (sku !== draftWriter.current().sku && sku !== undefined) draftWriter.change({ sku })
  }, [sku, draftWriter])
  const { control, register, handleSubmit, watch, formState } = useEgiftForm(draftWriter)
  const { errors } = formState
  const own = watch('sendToMyself')
  const form = useRef<HTMLFormElement>(null)

  async function keep() {
    if (!onAmount()) return
    await draftWriter.settled()
    setChecked(true)
  }

  /** Problems come in the order of the form. */
  function showFirst(problems: FieldErrors<Egift>) {
    setChecked(false)
    const [first] = Object.keys(problems)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      aria-label={t`Your eGift card`}
      onChange={() => setChecked(false)}
      onSubmit={(event) => void handleSubmit(keep, showFirst)(event)}
    >
      <Notice>
        <Trans>
          eGift cards go on sale on this page as soon as they can be used at checkout. You can write yours
          now: it stays on this device, nothing is sent and nothing is charged.
        </Trans>
      </Notice>
      <Checkbox {...register('sendToMyself')} label={t`Send it to myself`} />
      {!own && (
        <fieldset className={css.person}>
          <legend>
            <Trans>To</Trans>
          </legend>
          <TextField
            {...register('recipientName')}
            label={t`Name of the recipient`}
            required
            autoComplete="off"
            maxLength={LONGEST_GIFT_NAME}
            error={errors.recipientName?.message}
          />
          <TextField
            {...register('recipientEmail')}
            label={t`Email of the recipient`}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={errors.recipientEmail?.message}
          />
        </fieldset>
      )}
      <fieldset className={css.person}>
        <legend>
          <Trans>From</Trans>
        </legend>
        <TextField
          {...register('senderName')}
          label={t`Your name`}
          required
          autoComplete="name"
          maxLength={LONGEST_GIFT_NAME}
          error={errors.senderName?.message}
        />
        <TextField
          {...register('senderEmail')}
          label={t`Your email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.senderEmail?.message}
        />
      </fieldset>
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
      <div className={css.ends}>
        <Button type="submit" look="outline">
          <Trans>Check and keep</Trans>
        </Button>
        <Button look="quiet" onClick={() => void draftWriter.settled().then(onEmpty)}>
          <Trans>Empty the form</Trans>
        </Button>
      </div>
      <p role="status" className={css.state}>
        {checked &&
          (room ? (
            <Trans>Complete, and kept on this device for 30 days.</Trans>
          ) : (
            <Trans>Complete, but this device has no room to keep it.</Trans>
          ))}
      </p>
    </form>
  )
}
