import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import css from '../account.module.css'

interface AccountFormProps {
  /** What the form is about, where a page has several. */
  readonly title?: ReactNode
  /** The refusal of the last attempt, in words. */
  readonly failure?: string | undefined
  /** The words of the button that sends. */
  readonly submit: ReactNode
  readonly isBusy: boolean
  /** `handleSubmit` of the form with its command. */
  readonly onSubmit: (event: React.FormEvent) => Promise<void>
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A form inside a page of the account: the refusal above its fields, below them one button that sends and one that leaves. */
export function AccountForm({
  title,
  failure,
  submit,
  isBusy,
  onSubmit,
  onCancel,
  children,
}: AccountFormProps) {
  return (
    <form className={css.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      {title}
      {failure !== undefined && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      {children}
      <div className={css.buttons}>
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
