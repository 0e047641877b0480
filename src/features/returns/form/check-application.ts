import { courierNamed } from '#domain/orders/courier-links.ts'
import { readTrackingNumber } from '#domain/orders/tracking-number.ts'
import { checkReturn, type ReturnProblem } from '#domain/returns/return-form.ts'
import type { ReturnDraft } from './return-draft.ts'

export interface WrittenParcel {
  readonly courier: string
  readonly tracking: string
}

type ParcelProblem = 'missing' | 'unreadable'
type ParcelProblems = Partial<Record<keyof WrittenParcel, ParcelProblem>>

/** Courier and number of a parcel: both are needed, once one is given (spec 4.13). */
export function checkParcel({ courier, tracking }: WrittenParcel): ParcelProblems {
  const problems: ParcelProblems = {}
  if (courier.trim() === '') problems.courier = 'missing'
  if (tracking.trim() === '') problems.tracking = 'missing'
  else if (readTrackingNumber(tracking) === undefined) problems.tracking = 'unreadable'
  return problems
}

/** What is sent of a parcel. */
export function writtenParcel({ courier, tracking }: WrittenParcel): WrittenParcel {
  return {
    courier: courierNamed(courier)?.name ?? courier.normalize('NFKC').trim(),
    tracking: readTrackingNumber(tracking) ?? tracking.trim(),
  }
}

type ApplicationProblems = Partial<Record<keyof ReturnDraft, ReturnProblem | ParcelProblem>>

/** Invalid parts of an application in the order of its form; `photos` counts those that wait on this device, too. */
export function checkApplication(draft: Omit<ReturnDraft, 'photos'>, photos: number): ApplicationProblems {
  const problems: ApplicationProblems = checkReturn({ ...draft, photos })
  const isParcelGiven = draft.courier.trim() !== '' || draft.tracking.trim() !== ''
  return draft.type === 'self-ship' && isParcelGiven ? { ...problems, ...checkParcel(draft) } : problems
}
