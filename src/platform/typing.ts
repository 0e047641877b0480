/** Whether the user has typed into this page and could lose the input; a navigation resets it. */
let typed = false

export function watchTyping(): void {
  document.addEventListener('input', () => (typed = true), { capture: true, passive: true })
}

export function forgetTyping(): void {
  typed = false
}

export function hasTyped(): boolean {
  return typed
}
