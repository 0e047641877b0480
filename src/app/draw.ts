import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** React writes it for a part that threw, or was not ready: that part would arrive empty. */
const UNRENDERED = '<!--$!-->'

const READY_WITHIN_MS = 1_000

/** The whole HTML; throws what a component has thrown, also where React would leave a part out and say nothing. */
export async function draw(children: ReactNode): Promise<string> {
  const html = renderToString(children)
  if (html.includes(UNRENDERED)) throw await errorOf(children)
  return html
}

/** `renderToString` keeps the error to itself, so the page is rendered once more, listened to. */
function errorOf(children: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    const { abort } = renderToPipeableStream(children, {
      onError: resolve,
      onAllReady: () => resolve(new Error('a part of the page was not ready')),
    })
    setTimeout(abort, READY_WITHIN_MS)
  })
}
