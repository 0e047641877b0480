import { Link, useLinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { safeUrl } from '#domain/region/safe-url.ts'

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page of this shop without its language, as in API data; or an external https address. */
  readonly href: string
  /** False where prefetching would be wasted. */
  readonly preload?: false
  readonly viewTransition?: ComponentProps<typeof Link>['viewTransition']
}

/** Only the exact page is `aria-current`, regardless of filters and order. */
const EXACTLY = { exact: true, includeSearch: false } as const

/** A link from data: a client-side link within the shop, a plain link elsewhere, and no link if it is not safe. */
export function PageLink({ href, preload, viewTransition, children, ...rest }: PageLinkProps) {
  if (safeUrl(href, []) !== undefined) {
    if ('aria-current' in rest)
      return (
        <MarkedLink {...rest} href={href} preload={preload}>
          {children}
        </MarkedLink>
      )
    return (
      <Link
        {...rest}
        to="."
        href={href}
        preload={preload}
        viewTransition={viewTransition}
        activeOptions={EXACTLY}
      >
        {children}
      </Link>
    )
  }
  const elsewhere = URL.canParse(href) && new URL(href).protocol === 'https:'
  return (
    <a {...rest} href={elsewhere ? href : undefined} rel="noopener">
      {children}
    </a>
  )
}

/** A link whose caller decides whether it is current: the pages of one list differ only in their query. */
function MarkedLink({ href, preload, ...rest }: PageLinkProps) {
  const { children, ...link } = useLinkProps({ ...rest, to: '.', href, preload, activeOptions: EXACTLY })
  return (
    <a {...link} aria-current={rest['aria-current']}>
      {children}
    </a>
  )
}
