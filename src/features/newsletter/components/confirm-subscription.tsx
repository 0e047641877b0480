import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefused } from '#contract/failure.ts'
import { confirmSubscription } from '#commands/newsletter-calls.ts'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Subscribed } from './subscribed.tsx'

interface ConfirmSubscriptionProps {
  /** Empty for a visit without a link. */
  readonly token: string
}

/** The owner of an address confirms the newsletter. */
export function ConfirmSubscription({ token }: ConfirmSubscriptionProps) {
  const queries = useQueryClient()
  const words = useFailureWords()
  const [state, setState] = useState<'open' | 'busy' | 'invalid'>('open')
  const [gifts, setGifts] = useState<readonly string[]>()
  const [failure, setFailure] = useState<string>()
  const isInvalid = token === '' || state === 'invalid'

  async function confirm() {
    setState('busy')
    setFailure(undefined)
    try {
      const confirmed = await confirmSubscription(queries, token)
      setGifts(confirmed.gifts)
    } catch (error) {
      const isRefusal = isRefused(error, 'link-invalid') || isRefused(error, 'bad-input')
      if (!isRefusal) setFailure(words(error))
      setState(isRefusal ? 'invalid' : 'open')
    }
  }

  return (
    <NarrowPage task tall title={<Trans>Confirm your subscription</Trans>}>
      {failure !== undefined && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      {isInvalid && (
        <Notice tone="warn" role="alert">
          <Trans>This link is not valid any more. Please sign up again at the end of any page.</Trans>
        </Notice>
      )}
      {gifts && <Subscribed gifts={gifts} />}
      {!isInvalid && !gifts && (
        <>
          <p>
            <Trans>New arrivals and sales, now and then. Shall we write to you?</Trans>
          </p>
          <Button wide busy={state === 'busy'} onClick={() => void confirm()}>
            <Trans>Yes, confirm my subscription</Trans>
          </Button>
        </>
      )}
    </NarrowPage>
  )
}
