import { Trans } from '@lingui/react/macro'
import { isRefused } from '#contract/failure.ts'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

type FailedSectionProps = { readonly error: unknown; readonly onAgain: () => void }

/**
 * Instead of a list that could not be read. The session of this browser may have been ended from another one: then a sign-in
 * helps, and no repetition.
 */
export function FailedSection({ error, onAgain }: FailedSectionProps) {
  const words = useFailureWords()
  const isOut = isRefused(error, 'sign-in-needed')
  return (
    <>
      <Notice tone="warn" role="alert">
        {words(error)}
      </Notice>
      <div>
        <Button look="outline" onClick={() => (isOut ? void askSignIn().then(onAgain, () => {}) : onAgain())}>
          {isOut ? <Trans>Log in</Trans> : <Trans>Try again</Trans>}
        </Button>
      </div>
    </>
  )
}
