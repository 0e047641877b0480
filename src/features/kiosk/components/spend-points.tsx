import { foldCode } from '#domain/text/typed-text.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { OutputOf } from '#contract/endpoint.ts'
import { isRefused } from '#contract/failure.ts'
import type { confirmMember, spendMemberPoints } from '#contract/stores/staff.contract.ts'
import { formatNumber } from '#domain/region/formats.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { spendPointsOfMember } from '#commands/staff-calls.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from './kiosk-dialog.module.css'

type Confirmed = Pick<OutputOf<typeof confirmMember>, 'confirmation' | 'points'>
type Used = OutputOf<typeof spendMemberPoints>

/** Staff spend points of a member who is here: an amount, a question, a receipt. */
export function SpendPoints({ confirmation, points }: Confirmed) {
  const { t } = useLingui()
  const { locale } = useStorefront()
  const call = useCaller()
  const words = useFailureWords()
  const [amount, setAmount] = useState<number>()
  const [used, setUsed] = useState<Used>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { amount: '' } })
  const confirm = useRef<HTMLButtonElement>(null)
  const receipt = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => receipt.current?.focus(), [used])
  useEffect(() => (amount === undefined ? setFocus('amount') : confirm.current?.focus()), [amount, setFocus])
  const shown = (number: number) => formatNumber(number, locale)

  function check(text: string): true | string {
    if (!/^\d{1,7}$/.test(foldCode(text)) || Number(text) < 1) return t`Please enter a number of points.`
    return Number(text) <= points || t`There are not enough points for this.`
  }

  async function send(sent: number) {
    setProblem(undefined)
    setSending(true)
    try {
      setUsed(await spendPointsOfMember(call, { confirmation, amount: sent }))
    } catch (error) {
      setProblem(
        isRefused(error, 'email-unconfirmed')
          ? t`The member has to confirm the email address first.`
          : words(error),
      )
    } finally {
      setSending(false)
    }
  }

  if (used)
    return (
      <div ref={receipt} className={css.receipt} role="status" tabIndex={-1}>
        <p className={css.amount}>
          <Plural value={used.spent} one="# point used" other="# points used" />
        </p>
        <p>
          <Trans>Points: {shown(used.points)}</Trans>
        </p>
        <p className={css.quiet}>
          <Trans>Receipt {used.receipt}</Trans>
        </p>
      </div>
    )
  return (
    <div className={css.form}>
      <p className={css.points}>
        <Trans>Points: {shown(points)}</Trans>
      </p>
      {problem !== undefined && (
        <Notice tone="warn" role="alert">
          {problem}
        </Notice>
      )}
      {points < 1 ? null : amount === undefined ? (
        <form
          className={css.form}
          autoComplete="off"
          noValidate
          onSubmit={(event) => void handleSubmit((input) => setAmount(Number(input.amount)))(event)}
        >
          <TextField
            {...register('amount', { validate: check })}
            label={t`Points to use`}
            inputMode="numeric"
            autoComplete="off"
            required
            error={formState.errors.amount?.message}
          />
          <Button type="submit" wide>
            <Trans>Continue</Trans>
          </Button>
        </form>
      ) : (
        <div className={css.form}>
          <Button ref={confirm} wide busy={isSending} onClick={() => void send(amount)}>
            <Plural value={amount} one="Use # point" other="Use # points" />
          </Button>
          <Button
            look="outline"
            wide
            disabled={isSending}
            onClick={() => {
              setProblem(undefined)
              setAmount(undefined)
            }}
          >
            <Trans>Back</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
