import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { failureOf } from '#contract/failure.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

export type UnreadNoticeProps = {
  readonly error: unknown
  readonly onRetry: () => void
  /** What is kept meanwhile. */
  readonly children: ReactNode
}

/** What checkout needs from the server could not be read: why, and another attempt. */
export function UnreadNotice({ error, onRetry, children }: UnreadNoticeProps) {
  const { t } = useLingui()
  const words = useFailureWords()
  return (
    <Notice
      tone="warn"
      role="status"
      title={failureOf(error)?.kind === 'offline' ? t`Checkout needs the network` : words(error)}
      action={
        <Button size="small" look="outline" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
