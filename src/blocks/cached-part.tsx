import { createContext, type ComponentProps, type ReactNode, use, useId } from 'react'

/** What the server writes into the element of a part: rendered once for all pages that show it with the same facts. */
export type RenderPart = (facts: readonly unknown[], content: (id: string) => ReactNode, id: string) => string

const PartRendererContext = createContext<RenderPart | undefined>(undefined)

/** Only around the server's rendering. */
export const PartRendererProvider = PartRendererContext

/** Stands in cached HTML where each page writes the part's id. */
export const ID_PLACEHOLDER = '_R_part_'

type Tag = 'article' | 'footer' | 'header'

export type CachedPartProps<As extends Tag> = Omit<ComponentProps<As>, 'children'> & {
  readonly as: As
  /**
   * All that the server's HTML of the part shows besides site, language and currency; they say which cached HTML is its
   * own. Objects in them must not change.
   */
  readonly facts: readonly unknown[]
  /** The part. Ids in it begin with the given one: an id that React makes would be the same in every cached part. */
  readonly children: (id: string) => ReactNode
}

/**
 * An element whose content looks the same on every page (docs/decisions/0086-parts-of-pages-are-cached.md). The server
 * writes the cached HTML into it; the client hydrates the content like any other.
 */
export function CachedPart({ as: Element, facts, children, ...rest }: CachedPartProps<Tag>) {
  const id = useId()
  const render = use(PartRendererContext)
  if (!render) return <Element {...rest}>{children(id)}</Element>
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: render(facts, children, id) }} />
}
