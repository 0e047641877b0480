import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { OutputOf } from '#contract/endpoint.ts'
import { isRefused } from '#contract/failure.ts'
import type { confirmMember, redeemMemberCoupon } from '#contract/stores/staff.contract.ts'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { redeemCouponOfMember } from '#commands/staff-calls.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from './kiosk-dialog.module.css'

type RedeemCouponProps = Pick<OutputOf<typeof confirmMember>, 'confirmation' | 'coupons'>
type Redeemed = OutputOf<typeof redeemMemberCoupon>

/** Staff redeem an in-store coupon of a member who is here: one of theirs or a typed code, a question, a receipt. */
export function RedeemCoupon({ confirmation, coupons = [] }: RedeemCouponProps) {
  const { t } = useLingui()
  const call = useCaller()
  const words = useFailureWords()
  const [code, setCode] = useState<string>()
  const [redeemed, setRedeemed] = useState<Redeemed>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } })
  const confirm = useRef<HTMLButtonElement>(null)
  const receipt = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => receipt.current?.focus(), [redeemed])
  useEffect(() => confirm.current?.focus(), [code])

  async function send(chosen: string) {
    setProblem(undefined)
    setSending(true)
    try {
      setRedeemed(await redeemCouponOfMember(call, { confirmation, code: chosen }))
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

  if (redeemed)
    return (
      <div ref={receipt} className={css.receipt} role="status" tabIndex={-1}>
        <p className={css.amount}>{redeemed.label}</p>
        <p translate="no">{redeemed.code}</p>
        <p className={css.quiet}>
          <Trans>Receipt {redeemed.receipt}</Trans>
        </p>
      </div>
    )
  return (
    <section className={css.form} aria-label={t`Coupons`}>
      {problem !== undefined && (
        <Notice tone="warn" role="alert">
          {problem}
        </Notice>
      )}
      {code === undefined ? (
        <>
          {coupons.map((one) => (
            <Button key={one.code} look="outline" wide onClick={() => setCode(one.code)}>
              {`${one.label} · ${one.code}`}
            </Button>
          ))}
          <form
            className={css.form}
            autoComplete="off"
            noValidate
            onSubmit={(event) => void handleSubmit((input) => setCode(input.code.trim()))(event)}
          >
            <TextField
              {...register('code', {
                validate: (text) => text.trim() !== '' || t`Please enter the code of a coupon.`,
              })}
              label={t`Coupon code`}
              autoComplete="off"
              autoCapitalize="characters"
              required
              error={formState.errors.code?.message}
            />
            <Button type="submit" look="outline" wide>
              <Trans>Continue</Trans>
            </Button>
          </form>
        </>
      ) : (
        <>
          <Button ref={confirm} wide busy={isSending} onClick={() => void send(code)}>
            <Trans>Redeem {code}</Trans>
          </Button>
          <Button
            look="outline"
            wide
            disabled={isSending}
            onClick={() => {
              setProblem(undefined)
              setCode(undefined)
            }}
          >
            <Trans>Back</Trans>
          </Button>
        </>
      )}
    </section>
  )
}
