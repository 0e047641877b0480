import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { useForeignApp } from '../use-foreign-app.ts'
import { Messages } from '../sync/messages.tsx'
import css from './minimal-layout.module.css'

export type MinimalLayoutProps = {
  /** The back link at the start of the header. */
  readonly start?: ReactNode
  /** At its end. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A page without the shop's layout (spec 2.2): only the logo leads away from bag, checkout and payment. */
export function MinimalLayout({ start, end, children }: MinimalLayoutProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isInForeignApp = useForeignApp()
  return (
    <>
      <VisuallyHidden>
        <a href="#content">
          <Trans>Skip to content</Trans>
        </a>
      </VisuallyHidden>
      {!isInForeignApp && (
        <header className={css.header}>
          <div className={css.start}>{start}</div>
          <Link to="/" className={css.name} aria-label={t`Vanda, home`}>
            Vanda
          </Link>
          <div className={css.end}>{end}</div>
        </header>
      )}
      <main id="content" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <Messages onTray={() => void navigate({ to: '/cart' })} />
    </>
  )
}
