import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readGuideCode } from '#domain/account/guide-code.ts'
import { isolate } from '#domain/text/isolate.ts'
import { bindToGuide } from '#commands/guide-calls.ts'
import { guideQuery } from '#queries/guide-queries.ts'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { CodeScanner } from '#blocks/scan/code-scanner.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { toast } from '#ui/toast/toast.ts'
import { AccountFrame } from '#blocks/account-frame/account-frame.tsx'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { GuideCard } from './dashboard/guide-card.tsx'
import { OwnGuideCode } from './dashboard/own-guide-code.tsx'

/** Chooses the guide who serves the member, by scanning or entering the guide's code (spec 2.13). */
export function BindGuideScreen({ guideCode }: { readonly guideCode: string | undefined }) {
  const isSignedIn = useSignedIn()
  return (
    <AccountFrame
      task
      title={<Trans>Your guide</Trans>}
      lead={
        <Trans>
          A guide of our stores advises you and knows what suits you. Scan the code on the guide's card.
        </Trans>
      }
    >
      <NeedsScripts />
      {isSignedIn ? <Contents guideCode={guideCode} /> : <AccountLoading />}
    </AccountFrame>
  )
}

function Contents({ guideCode }: { readonly guideCode: string | undefined }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  const { data, error, refetch } = useQuery(guideQuery())

  async function bind(text: string): Promise<string | undefined> {
    try {
      const { guide } = await bindToGuide(queries, readGuideCode(text))
      const name = isolate(guide?.nickname ?? '')
      toast(t`${name} is your guide now.`)
      return undefined
    } catch (problem) {
      return words(problem)
    }
  }

  return (
    <>
      <OwnGuideCode />
      <GuideCard
        guide={data?.guide}
        failure={error ? words(error) : undefined}
        onRetry={() => void refetch()}
      />
      <CodeScanner onCode={bind} button={<Trans>Choose this guide</Trans>} entered={guideCode ?? ''} />
    </>
  )
}
