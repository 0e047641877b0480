import { Trans } from '@lingui/react/macro'
import type { Guide } from '#contract/account/guide.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

type GuideCardProps = {
  /** null: the member has no guide; undefined: not known yet. */
  readonly guide: Guide | null | undefined
  readonly failure: string | undefined
  readonly onRetry: () => void
}

/** The guide who serves the member now. */
export function GuideCard({ guide, failure, onRetry }: GuideCardProps) {
  if (failure !== undefined)
    return (
      <Notice
        tone="warn"
        role="alert"
        action={
          <Button look="outline" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {failure}
      </Notice>
    )
  return (
    <p role="status">
      {guide === null && <Trans>You have no guide yet.</Trans>}
      {guide && <Chosen {...guide} />}
    </p>
  )
}

function Chosen({ nickname, guideCode }: Guide) {
  return (
    <Trans>
      <bdi>{nickname}</bdi> is your guide. The code is {guideCode}.
    </Trans>
  )
}
