import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { safeUrl } from '#domain/region/safe-url.ts'

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page of this shop, without its language, as the API names it; or an https address elsewhere. */
  readonly href: string
}

/** A link to where data points: within the shop without a page load, elsewhere as a plain link, nowhere if it is not safe. */
export function PageLink({ href, children, ...rest }: PageLinkProps) {
  if (safeUrl(href, []) !== undefined) {
    return (
      <Link {...rest} to="." href={href}>
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
