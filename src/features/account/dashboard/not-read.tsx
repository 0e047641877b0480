import { Trans } from '@lingui/react/macro'
import { failureOf } from '#contract/failure.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

interface NotReadProps {
  readonly error: unknown
  readonly onAgain: () => void
}

/** What neither the device nor the server has given: it is not empty. */
export function NotRead({ error, onAgain }: NotReadProps) {
  const words = useFailureWords()
  return (
    <Notice
      tone={failureOf(error)?.kind === 'offline' ? 'info' : 'warn'}
      role="status"
      action={
        <Button look="outline" size="small" onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {words(error)}
    </Notice>
  )
}
