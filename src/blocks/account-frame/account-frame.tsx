import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SITES } from '#domain/region/sites.ts'
import { NarrowPage, type NarrowPageProps } from '../narrow-page/narrow-page.tsx'
import { PageLink } from '../page/page-link.tsx'
import { SignOutButton } from '../sign-out/sign-out-button.tsx'
import { useSignedIn } from '../identity/use-signed-in.ts'
import { useStorefront } from '../storefront/storefront-context.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import css from './account-frame.module.css'
import { AccountLinks } from './account-links.tsx'

export type AccountFrameProps = Pick<NarrowPageProps, 'title' | 'lead' | 'task'> & {
  /** The dashboard: on a phone it is the list from which the other pages are reached. */
  readonly first?: boolean
  /** The page above this one, where that is not the dashboard. */
  readonly back?: Upwards | undefined
  readonly children: ReactNode
}

interface Upwards {
  readonly href: string
  readonly words: ReactNode
}

/** A page of the account (spec 2.14): beside the list of all of them on a desktop, below a way back on a phone. */
export function AccountFrame({ first = false, back, children, ...page }: AccountFrameProps) {
  const isSignedIn = useSignedIn() === true
  return (
    <div className={css.frame}>
      <AccountSide isOpen={isSignedIn} />
      <div className={css.content}>
        {!first && <WayBack to={back} />}
        <NarrowPage {...page} tall>
          {children}
        </NarrowPage>
      </div>
    </div>
  )
}

/** A page that a guest has as well: for a member it stands in the frame of the account, and is as wide as the room beside it. */
export function MemberFrame({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useSignedIn() === true
  return (
    <div className={css.wide} data-open={isSignedIn || undefined}>
      <AccountSide isOpen={isSignedIn} />
      <div className={css.content}>
        {isSignedIn && <WayBack />}
        {children}
      </div>
    </div>
  )
}

function AccountSide({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useLingui()
  const { restricted } = SITES[useStorefront().site]
  if (restricted) return null
  return (
    <nav className={css.side} aria-label={t`My account`} data-open={isOpen || undefined}>
      <PageLink href="/user/dashboard" className={css.page}>
        <Trans>My account</Trans>
      </PageLink>
      <AccountLinks className={css.page} />
      <SignOutButton className={css.page} />
    </nav>
  )
}

function WayBack({ to }: { readonly to?: Upwards | undefined }) {
  return (
    <PageLink href={to?.href ?? '/user/dashboard'} className={css.back}>
      <Icon name="chevron-start" size={16} /> {to?.words ?? <Trans>My account</Trans>}
    </PageLink>
  )
}
