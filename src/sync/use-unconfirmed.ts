import { deviceState, useDeviceState } from './device-state.ts'
import type { CallToDescribe } from './outbox/operation-preview.ts'
import { dismissRefused } from './use-refused.ts'

/** Whether a call is that of one form, such as the review of one product. */
type IsOfForm = (call: CallToDescribe) => boolean

/** The input of the latest pending call of a form, otherwise of the latest refused one: no text is lost. */
export function useUnconfirmed(isOfForm: IsOfForm): CallToDescribe['input'] | undefined {
  const { operations, refused } = useDeviceState()
  // Pending operations are in order, refused ones start with the newest.
  return (operations.findLast(isOfForm) ?? refused.find(isOfForm))?.input
}

/** A new call of the form replaces the refused ones. */
export async function dismissRefusedOf(isOfForm: IsOfForm): Promise<void> {
  const old = deviceState.refused.filter(isOfForm)
  await Promise.allSettled(old.map(({ id }) => dismissRefused(id)))
}
