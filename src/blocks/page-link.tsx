import { Link, useLinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { safeUrl } from '#domain/region/safe-url.ts'

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page of this shop, without its language, as the API names it; or an https address elsewhere. */
  readonly href: string
  /** False where looking ahead would be wasted. */
  readonly preload?: false
}

/** Only the very page is `aria-current`, whatever is filtered or sorted on it. */
const EXACTLY = { exact: true, includeSearch: false } as const

/** A link to where data points: within the shop without a page load, elsewhere as a plain link, nowhere if it is not safe. */
export function PageLink({ href, preload, children, ...rest }: PageLinkProps) {
  if (safeUrl(href, []) !== undefined) {
    if ('aria-current' in rest)
      return (
        <MarkedLink {...rest} href={href} preload={preload}>
          {children}
        </MarkedLink>
      )
    return (
      <Link {...rest} to="." href={href} preload={preload} activeOptions={EXACTLY}>
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

/** A link whose caller decides whether it is the current one: the pages of one list differ only in their query. */
function MarkedLink({ href, preload, ...rest }: PageLinkProps) {
  const { children, ...link } = useLinkProps({ ...rest, to: '.', href, preload, activeOptions: EXACTLY })
  return (
    <a {...link} aria-current={rest['aria-current']}>
      {children}
    </a>
  )
}
