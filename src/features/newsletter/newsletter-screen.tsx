import { Trans } from '@lingui/react/macro'
import { UNSUBSCRIBE_MARK } from '#contract/notices/popups.contract.ts'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { useLinkToken } from '#blocks/page/use-link-token.ts'
import { ConfirmSubscription } from './components/confirm-subscription.tsx'
import { Unsubscribe } from './components/unsubscribe.tsx'

/**
 * The page of the newsletter's mailed links: the owner of an address confirms or unsubscribes by its button. The link alone changes
 * nothing: mail programs open links to look at them (traps 3.18). Before the hash is read, the page does not know which it is.
 */
export function NewsletterScreen() {
  const token = useLinkToken()
  if (token === undefined)
    return (
      <NarrowPage task tall title={<Trans>The Vanda newsletter</Trans>}>
        <NeedsScripts />
      </NarrowPage>
    )
  return token.startsWith(UNSUBSCRIBE_MARK) ? (
    <Unsubscribe token={token.slice(UNSUBSCRIBE_MARK.length)} />
  ) : (
    <ConfirmSubscription token={token} />
  )
}
