import { createContext, type RefObject, use } from 'react'
import type { ZoomRef } from 'yet-another-react-lightbox'
import type { TouchedPoint } from './use-touched-point.ts'

/** What a lightbox shows, for what lies over its slides or beside its caption. */
interface LightboxView {
  /** The slide that is shown. */
  readonly at: number
  /** null until it is on the screen; another value with each change of the zoom. */
  readonly zoom: ZoomRef | null
  /** The element around the slides. */
  readonly stage: RefObject<HTMLElement | null>
  /** Where it was touched last. */
  readonly touched: RefObject<TouchedPoint | undefined>
  /** Moves to another slide. */
  readonly go: (to: number) => void
}

export const LightboxViewContext = createContext<LightboxView | undefined>(undefined)

export function useLightboxView(): LightboxView {
  const view = use(LightboxViewContext)
  if (!view) throw new RangeError('Only what is in a lightbox has a view of it')
  return view
}
