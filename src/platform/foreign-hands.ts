declare global {
  interface Window {
    /** Set by the page's own script (server/http/page-start.ts): returns the changes so far and stops recording. */
    vandaForeignChanges?: () => readonly MutationRecord[]
  }
}

/**
 * Takes back what a translator or an extension of the browser has changed in the server's page, the last change first: React
 * would throw away a page that is not as the server rendered it, with all that was typed into it. What lies directly in the
 * body React leaves alone.
 */
export function undoForeignChanges(): void {
  for (const change of window.vandaForeignChanges?.().toReversed() ?? []) {
    if (change.target === document.body) continue
    if (change.type === 'characterData') change.target.nodeValue = change.oldValue
    for (const node of change.addedNodes)
      if (node.parentNode === change.target) change.target.removeChild(node)
    for (const node of change.removedNodes) change.target.insertBefore(node, change.nextSibling)
  }
}

/**
 * A translator or an extension may also take nodes out of the page later, or wrap them, that React still refers to. React then
 * removes what wraps the node, or nothing, and inserts before it or at the end; without this its error ends the
 * page (https://github.com/facebook/react/issues/11538). Texts that change stand alone in an element and need none of it
 * (docs/translating.md).
 */
export function tolerateForeignHands(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function (node) {
    const own = childWith(this, node)
    if (own) removeChild.call(this, own)
    return node
  }
  Node.prototype.insertBefore = function (node, next) {
    insertBefore.call(this, node, next && childWith(this, next))
    return node
  }
}

/** The child of `parent` that is `node` or holds it. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}
