import { memo, useLayoutEffect, useRef, useState } from 'react'

/** React leaves alone what the server has written into the element. */
const LINKS = { __html: '' }

/**
 * A place for links to stylesheets of what follows (docs/decisions/0093-styles-below-the-first-view.md). The server fills
 * it (server/http/page-styles.ts).
 */
export const LaterStyles = memo(function LaterStyles() {
  const ref = useRef<HTMLDivElement>(null)
  // Rendered while the links of the server's page still stand.
  const [written] = useState(linksOfPage)
  useLayoutEffect(() => {
    // React has thrown away a page that it could not hydrate, and this place has no links in the one that replaces it.
    for (const link of written) {
      if (link.isConnected || kept.has(link)) continue
      kept.add(link)
      document.head.append(link.cloneNode())
    }
    const links = ref.current?.querySelectorAll('link') ?? []
    // One that did not arrive is requested once more.
    for (const link of links) if (!link.sheet) document.head.append(link.cloneNode())
    return () => links.forEach(keepRules)
  }, [written])
  return <div ref={ref} hidden data-styles="" dangerouslySetInnerHTML={LINKS} />
})

/** Links that have left the document, and whose rules are in its head. */
const kept = new WeakSet<HTMLLinkElement>()

function linksOfPage(): readonly HTMLLinkElement[] {
  return import.meta.env.SSR ? [] : [...document.querySelectorAll<HTMLLinkElement>('[data-styles] > link')]
}

/** The rules of a page count for later screens, too: its links leave the document with it. */
function keepRules(link: HTMLLinkElement): void {
  const { sheet } = link
  if (!sheet) return
  kept.add(link)
  const textContent = [...sheet.cssRules].map(({ cssText }) => cssText).join('')
  document.head.append(Object.assign(document.createElement('style'), { textContent }))
}
