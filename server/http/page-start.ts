/** Longest the app waits for the first picture, so that a slow one does not keep the page from becoming a shop. */
const PATIENCE_MS = 2_000

/**
 * The words and the first picture come before the app (docs/decisions/0013-the-app-starts-after-the-first-picture.md):
 * its chunks are asked for once the picture is painted, and run one after the other with a breath between them.
 * @param chunks addresses each after those it imports
 */
export function startScript(chunks: readonly string[]): string {
  const code = `
const chunks = ${JSON.stringify(chunks)}
const picture = document.querySelector('img[fetchpriority="high"]')
const breath = () => new Promise((go) => setTimeout(go))
let begun = false
async function begin() {
  if (begun) return
  begun = true
  for (const href of chunks) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  for (const href of chunks) {
    await import(href)
    await breath()
  }
}
const painted = () => requestAnimationFrame(() => setTimeout(begin))
if (!picture || picture.complete) painted()
else for (const end of ['load', 'error']) picture.addEventListener(end, painted, { once: true })
setTimeout(begin, ${PATIENCE_MS})
`
  return `<script type="module">${code.trim()}</script>`
}
