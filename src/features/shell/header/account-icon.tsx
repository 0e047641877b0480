import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { askSignIn, isSignedInHere } from '#blocks/identity/ask-sign-in.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'

/** Leads a member to the account; opens the login popup for a guest (spec 2.5). */
export function AccountIcon({ className }: { readonly className: string | undefined }) {
  const { t } = useLingui()
  function open(event: MouseEvent) {
    if (isSignedInHere() || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Closed without a sign-in: there is nothing to go on with.
    askSignIn().catch(() => {})
  }
  return (
    <PageLink
      href="/user/dashboard"
      className={className}
      aria-label={t`My account`}
      onClick={open}
      preload={false}
    >
      <Icon name="user" size={22} />
    </PageLink>
  )
}
