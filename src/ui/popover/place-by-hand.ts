/** For browsers without CSS anchors: below the trigger, moved back into the window where it would overflow. */
export function placeByHand(panel: HTMLElement, id: string, align: 'start' | 'end') {
  if (CSS.supports('anchor-name: --a')) return
  const trigger = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)
  if (!trigger) return
  const from = trigger.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = panel
  const wanted = align === 'start' ? from.left : from.right - offsetWidth
  const left = Math.max(8, Math.min(wanted, window.innerWidth - offsetWidth - 8))
  const below = from.bottom + 8
  const top = below + offsetHeight > window.innerHeight ? Math.max(8, from.top - offsetHeight - 8) : below
  panel.style.setProperty('inset', `${top}px auto auto ${left}px`)
}
