import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** React writes this for a part that threw or was not ready; the browser would receive the part empty. */
const UNRENDERED = '<!--$!-->'

const READY_WITHIN_MS = 1_000

/** Returns the whole HTML; throws what a component threw, also where React would leave out a part without an error. */
export async function draw(children: ReactNode): Promise<string> {
  const html = renderToString(children)
  if (html.includes(UNRENDERED)) throw await errorOf(children)
  return html
}

/** `renderToString` does not report the error, so the page is rendered a second time with an error listener. */
function errorOf(children: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    const { abort } = renderToPipeableStream(children, {
      onError: resolve,
      onAllReady: () => resolve(new Error('a part of the page was not ready')),
    })
    setTimeout(abort, READY_WITHIN_MS)
  })
}
