import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { askSignIn } from './ask-sign-in.ts'
import { useSignedIn } from './use-signed-in.ts'

export type LoginOfferProps = {
  /** Why to log in. */
  readonly children: ReactNode
  readonly className?: string | undefined
  /** The pending action; dropped when the user closes the popup without a login (spec 4.1). */
  readonly onEntered?: () => void
  /** Opens the popup; by default the popup alone. */
  readonly ask?: () => Promise<void>
}

/** Offers a guest to log in, in a line of text; nothing for a member. */
export function LoginOffer({ children, className, onEntered = () => {}, ask = askSignIn }: LoginOfferProps) {
  if (useSignedIn() !== false) return null
  return (
    <p className={className}>
      {children}{' '}
      <button type="button" className={linkClass()} onClick={() => void ask().then(onEntered, () => {})}>
        <Trans>Log in</Trans>
      </button>
    </p>
  )
}
