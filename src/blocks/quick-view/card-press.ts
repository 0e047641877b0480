/** A click as the browser reports it. */
export interface CardPress {
  readonly button: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/**
 * Whether a press on a card's link opens the quick view: at 1024 px or less always (spec 2.8), and where nothing hovers,
 * since the button that opens it above that width comes with the pointer. A press that asks the browser for another tab,
 * window or file stays a link to the product's page.
 */
export function opensQuickView(
  press: CardPress,
  screen: { readonly isWide: boolean; readonly hovers: boolean },
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = press
  return !(screen.isWide && screen.hovers) && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
