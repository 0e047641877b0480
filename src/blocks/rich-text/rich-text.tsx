import { Fragment, type ReactNode } from 'react'
import { PageLink } from '../page/page-link.tsx'
import { parseRichText, type RichMark, type RichNode } from '#domain/text/rich-text.ts'

export type RichTextProps = {
  readonly html: string
  readonly links?: boolean
  /** Inline marks by default. */
  readonly marks?: readonly RichMark[]
}

/**
 * HTML from data, rendered as elements: the server has sanitised it, and the client parses it again by an allow-list.
 * Without `links`, for a text inside a link.
 */
export function RichText({ html, links = true, marks }: RichTextProps) {
  return <>{shown(parseRichText(html, marks), links)}</>
}

function shown(nodes: readonly RichNode[], links: boolean): ReactNode[] {
  return nodes.map((node, at) => {
    // White space between blocks is no item of their grid.
    if (typeof node === 'string') {
      const Element = node.trim() === '' ? Fragment : 'span'
      return <Element key={at}>{node}</Element>
    }
    if (node.mark === 'br') return <br key={at} />
    const children = shown(node.children, links)
    if (node.mark !== 'a') return <node.mark key={at}>{children}</node.mark>
    if (!links || node.href === undefined) return <Fragment key={at}>{children}</Fragment>
    return (
      <PageLink key={at} href={node.href}>
        {children}
      </PageLink>
    )
  })
}
