/** Whether somebody has typed into this page and might lose it; a page that has moved on has nothing of it left. */
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
