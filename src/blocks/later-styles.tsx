import { memo, useLayoutEffect, useRef } from 'react'

/** React leaves alone what the server has written into the element. */
const LINKS = { __html: '' }

/**
 * A place for links to stylesheets of what follows (docs/decisions/0093-styles-below-the-first-view.md). The server fills
 * it (server/http/page-styles.ts).
 */
export const LaterStyles = memo(function LaterStyles() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const links = ref.current?.querySelectorAll('link') ?? []
    // One that did not arrive is requested once more.
    for (const link of links) if (!link.sheet) document.head.append(link.cloneNode())
    return () => links.forEach(keepRules)
  }, [])
  return <div ref={ref} hidden data-styles="" dangerouslySetInnerHTML={LINKS} />
})

/** The rules of a page count for later screens, too: its links leave the document with it. */
function keepRules({ sheet }: HTMLLinkElement): void {
  if (!sheet) return
  const textContent = [...sheet.cssRules].map(({ cssText }) => cssText).join('')
  document.head.append(Object.assign(document.createElement('style'), { textContent }))
}
