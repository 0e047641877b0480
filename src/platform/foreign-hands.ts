/**
 * A translator or an extension may take nodes out of the page, or wrap them, that React still refers to. React then
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
