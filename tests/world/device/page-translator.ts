import type { BrowserContext } from '@playwright/test'

/**
 * Translates each page once its app has started, as Chrome does: a `font` in a `font` takes the place of every text, and
 * the text leaves the document. New texts follow, as React writes them. The words stay, so that a journey can read them.
 * With `isEarly` the page of the server is translated before its app has arrived, too, to other words.
 *
 * React still holds the texts that are gone: what it does to one of them is an error in the console, which ends a journey.
 */
export async function translatePages(context: BrowserContext, isEarly = false): Promise<void> {
  await context.addInitScript((isEarly) => {
    const UNTOUCHED = 'font, head, script, style, noscript, textarea, option'
    const replaced = new WeakSet<Node>()

    function replace(text: Text, words: string): void {
      if (!text.parentElement || text.parentElement.closest(UNTOUCHED) || text.data.trim() === '') return
      const outer = document.createElement('font')
      outer.append(Object.assign(document.createElement('font'), { textContent: words }))
      text.replaceWith(outer)
      replaced.add(text)
    }

    function replaceIn(root: Node, words = (text: Text) => text.data): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) replace(text, words(text))
    }

    /** Calls that React makes with a text that has left the document. */
    function reportCalls(): void {
      const { removeChild, insertBefore } = Node.prototype
      const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
      const report = (what: string, text: Node) =>
        replaced.has(text) && console.error(`a translated text is ${what}: "${text.nodeValue}"`)
      Node.prototype.removeChild = function (child) {
        report('removed', child)
        return removeChild.call(this, child) as typeof child
      }
      Node.prototype.insertBefore = function (node, before) {
        if (before) report('named as the next one', before)
        return insertBefore.call(this, node, before) as typeof node
      }
      Object.defineProperty(Node.prototype, 'nodeValue', {
        ...value,
        set(this: Node, next: string) {
          report(`changed to "${next}"`, this)
          value?.set?.call(this, next)
        },
      })
    }

    const started = new MutationObserver(() => {
      if (document.documentElement?.dataset['app'] !== 'on') return
      started.disconnect()
      reportCalls()
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes)
          if (type === 'characterData') replaceIn(target)
          else addedNodes.forEach((node) => replaceIn(node))
      }).observe(document, { subtree: true, childList: true, characterData: true })
      replaceIn(document)
    })
    started.observe(document, { subtree: true, attributeFilter: ['data-app'] })
    if (isEarly)
      document.addEventListener('DOMContentLoaded', () => replaceIn(document, ({ data }) => `«${data}»`))
  }, isEarly)
}
