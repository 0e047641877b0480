import { ExpressButton } from '../express/express-button.tsx'
import type { Checkout } from './use-checkout.ts'

/** Express checkout of the selected pieces (spec 2.12, 4.6), after the same questions as the way to the form. */
export function ExpressBag({ checkout: { busy, go } }: { readonly checkout: Checkout }) {
  return <ExpressButton busy={busy === 'wallet'} onClick={() => void go('wallet')} />
}
