import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import css from './popover.module.css'
import { placeByHand } from './place-by-hand.ts'

/** Spread on the button that opens it. */
type PopoverTrigger = {
  readonly popoverTarget: string
  readonly style: { readonly anchorName: string }
}

export type PopoverProps = {
  /** Of the panel; unique on the page. */
  readonly id?: string
  /** The popover's name; a screen reader announces it on entering. */
  readonly label: string
  readonly trigger: (props: PopoverTrigger) => ReactNode
  readonly children: ReactNode
  readonly align?: 'start' | 'end'
  readonly className?: string
  readonly onToggle?: (open: boolean) => void
}

/**
 * Something small beside the button that opened it. The browser opens, layers and dismisses it; CSS anchors position
 * it, and where they are unknown `place-by-hand.ts` does. Close from inside with `<button popoverTargetAction="hide">`.
 */
export function Popover({
  id: given,
  label,
  trigger,
  children,
  align = 'start',
  className,
  onToggle,
}: PopoverProps) {
  const own = useId()
  const id = given ?? own
  const anchor = `--anchor-${id.replaceAll(/[^\w-]/g, '')}`
  const panel = useRef<HTMLDivElement>(null)

  /**
   * Updated before it is shown: the browser's toggle event comes in a later task, and a key press may come before that.
   */
  function opens(event: ToggleEvent<HTMLDivElement>) {
    if (event.target === event.currentTarget && event.newState === 'open') onToggle?.(true)
  }

  function toggled(event: ToggleEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget) return
    if (event.newState === 'open') placeByHand(event.currentTarget, id, align)
    else onToggle?.(false)
  }

  return (
    <>
      {trigger({ popoverTarget: id, style: { anchorName: anchor } })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls, this holds anything
        role="group"
        aria-label={label}
        className={classNames(css.popover, className)}
        data-align={align}
        style={{ positionAnchor: anchor }}
        onBeforeToggle={opens}
        onToggle={toggled}
      >
        {children}
      </div>
    </>
  )
}
