import { HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { htmlDir, htmlLang } from '#domain/region/language.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import css from './notices/document-bar.module.css'
import { OfferGate } from './notices/offer-gate.tsx'
import { StorageBar } from './notices/storage-bar.tsx'
import { UntranslatedBar } from './notices/untranslated-bar.tsx'
import { UpdateBar } from './notices/update-bar.tsx'

/** The whole document: the server renders it, the browser hydrates it, and the shell is rendered into it. */
export function Document({ children }: { /** What belongs to no page. */ readonly children?: ReactNode }) {
  const storefront = useStorefront()
  return (
    <html lang={htmlLang(storefront.language)} dir={htmlDir(storefront.language)}>
      <head>
        <HeadContent />
        <InstallLinks />
      </head>
      <body>
        <Outlet />
        <div className={css.bars}>
          <UntranslatedBar />
          <StorageBar />
          <UpdateBar />
          <OfferGate />
        </div>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** Not in the server's page: the browser fetches both at once, and the first picture of a page comes before them. */
function InstallLinks() {
  return (
    useHydrated() && (
      <>
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      </>
    )
  )
}

/** Head of every page; routes add title, description and the rest. */
export function documentHead() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      { title: 'Vanda' },
    ],
    links: [{ rel: 'apple-touch-icon', href: '/icons/icon-180.png' }],
  }
}
