import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefused } from '#contract/failure.ts'
import { agreeToStockMail } from '#commands/stock-mail-calls.ts'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { useLinkToken } from '#blocks/page/use-link-token.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

/**
 * The owner of an address agrees to mails about sold-out pieces. The link alone changes nothing: mail programs open links
 * to look at them.
 */
export function StockMailScreen() {
  const token = useLinkToken()
  const queries = useQueryClient()
  const words = useFailureWords()
  const [state, setState] = useState<'open' | 'busy' | 'agreed' | 'invalid'>('open')
  const [failure, setFailure] = useState<string>()
  const shown = token === '' ? 'invalid' : state

  async function agree() {
    setState('busy')
    setFailure(undefined)
    try {
      await agreeToStockMail(queries, token ?? '')
      setState('agreed')
    } catch (error) {
      const isInvalid = isRefused(error, 'link-invalid') || isRefused(error, 'bad-input')
      if (!isInvalid) setFailure(words(error))
      setState(isInvalid ? 'invalid' : 'open')
    }
  }

  return (
    <NarrowPage task tall title={<Trans>An email when it’s back</Trans>}>
      <NeedsScripts />
      {failure !== undefined && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      {shown === 'invalid' && (
        <Notice tone="warn" role="alert">
          <Trans>This link is not valid any more. Please ask again on the page of the piece.</Trans>
        </Notice>
      )}
      {shown === 'agreed' && (
        <Notice tone="success" role="status">
          <Trans>Thank you. We’ll email you once when it’s back.</Trans>
        </Notice>
      )}
      {(shown === 'open' || shown === 'busy') && (
        <>
          <p>
            <Trans>
              Shall we email you when what was asked for with your address is back? One email for each piece,
              nothing else.
            </Trans>
          </p>
          <Button wide busy={shown === 'busy'} onClick={() => void agree()}>
            <Trans>Yes, email me</Trans>
          </Button>
        </>
      )}
    </NarrowPage>
  )
}
