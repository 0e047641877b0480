import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefused } from '#contract/failure.ts'
import { unsubscribeByLink } from '#commands/newsletter-calls.ts'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

interface UnsubscribeProps {
  readonly token: string
}

/** The reader of a mail ends the newsletter to the address that it was sent to, without an account. */
export function Unsubscribe({ token }: UnsubscribeProps) {
  const queries = useQueryClient()
  const words = useFailureWords()
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'invalid'>('open')
  const [failure, setFailure] = useState<string>()

  async function unsubscribe() {
    setState('busy')
    setFailure(undefined)
    try {
      await unsubscribeByLink(queries, token)
      setState('done')
    } catch (error) {
      const isRefusal = isRefused(error, 'link-invalid') || isRefused(error, 'bad-input')
      if (!isRefusal) setFailure(words(error))
      setState(isRefusal ? 'invalid' : 'open')
    }
  }

  return (
    <NarrowPage task tall title={<Trans>Unsubscribe</Trans>}>
      {failure !== undefined && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      {state === 'invalid' && (
        <Notice tone="warn" role="alert">
          <Trans>This link is not complete. Please open it from the email again.</Trans>
        </Notice>
      )}
      {state === 'done' && (
        <Notice tone="success" role="status">
          <Trans>
            You are off our list. We send no more newsletters to the address that got this email; your orders
            are confirmed as before.
          </Trans>
        </Notice>
      )}
      {(state === 'open' || state === 'busy') && (
        <>
          <p>
            <Trans>Shall we stop writing to you about new arrivals, sales and your coupons?</Trans>
          </p>
          <Button wide busy={state === 'busy'} onClick={() => void unsubscribe()}>
            <Trans>Yes, unsubscribe me</Trans>
          </Button>
        </>
      )}
    </NarrowPage>
  )
}
